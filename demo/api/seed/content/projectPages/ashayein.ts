import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const ashayein: SeedProjectPage = {
  projectId: 10,
  summary: {
    en: 'A tailoring room run by women who begin again. Forty-one have finished the course and carried a machine home.',
    hi: 'नई शुरुआत करने वाली महिलाओं का सिलाई केंद्र। इकतालीस महिलाएँ प्रशिक्षण पूरा करके अपनी मशीन घर ले गई हैं।',
  },
  pictureAlt: picture('ashayein').alt,
  story: {
    en: `<p>In the winter of 2018 Kusum Arya came to the clinic with a broken wrist and no wish to say how. She stayed for three weeks in the guest house. In the second week she mended the curtains with one hand. Sister Kamla bought an old machine from the bazaar, and when the wrist had healed there were three women in the room.</p>
<p>Kusum was the first to finish. Today she is one of our trustees, and the room has a name, Ashayein, which means hopes.</p>
<h2>The course</h2>
<p>Four to six women begin together, twice a year, for three months. The class is from one to four in the afternoon, after the grass has been brought in. In the first month they learn to measure, cut and sew straight, in the second a school uniform, in the third a blouse and how to set a price. There is a cot for small children beside the window.</p>
<p>At the end each has a machine, a kit of cloth, and first orders from the school and the shops of the bazaar. Prices are set by the women together. What they earn is theirs.</p>
<h2>Afterwards</h2>
<p>In the summer of 2026 we visited everyone. Of fifty-two who had begun, forty-one had finished. Twenty-seven of them live partly or wholly by sewing and earn between ₹3,500 and ₹11,000 a month. Six do other work, five sew in the wedding season, and three have left the valley. Of thirty-eight machines that we saw or heard of, thirty-two were running, four needed a part, and two had been sold, one of them by a husband without asking.</p>
<p>Since then a mechanic comes each month, and the family is invited when a machine is handed over, so that all may hear whose it is.</p>`,
    hi: `<p>2018 के जाड़े में कुसुम आर्या टूटी कलाई लेकर क्लिनिक आईं और यह बताना नहीं चाहती थीं कि कैसे टूटी। तीन हफ़्ते वे अतिथि गृह में रहीं। दूसरे हफ़्ते उन्होंने एक हाथ से परदे ठीक कर दिए। सिस्टर कमला बाज़ार से एक पुरानी मशीन ले आईं, और जब तक कलाई जुड़ी, कमरे में तीन महिलाएँ थीं।</p>
<p>कुसुम जी ने सबसे पहले प्रशिक्षण पूरा किया। आज वे हमारी न्यासी हैं, और उस कमरे का एक नाम है: आशाएँ।</p>
<h2>प्रशिक्षण</h2>
<p>साल में दो बार, चार से छह महिलाएँ एक साथ तीन महीने के लिए सीखना शुरू करती हैं। कक्षा दोपहर एक से चार बजे तक होती है, जब घास आ चुकी होती है। पहले महीने नापना, काटना और सीधी सिलाई, दूसरे में स्कूल की वर्दी, तीसरे में ब्लाउज़ और दाम तय करना। खिड़की के पास छोटे बच्चों के लिए एक पालना है।</p>
<p>अंत में हर महिला के पास अपनी मशीन, कपड़े का पहला सेट और स्कूल तथा बाज़ार के पहले ऑर्डर होते हैं। दाम सब मिलकर तय करती हैं। कमाई उनकी अपनी है।</p>
<h2>उसके बाद</h2>
<p>2026 की गर्मियों में हम सबके घर गए। बावन ने शुरू किया था, इकतालीस ने पूरा किया। उनमें से सत्ताईस नियमित सिलाई से महीने में ₹3,500 से ₹11,000 तक कमाती हैं। छह कोई और काम करती हैं, पाँच शादी के मौसम में सिलती हैं और तीन घाटी छोड़ गई हैं। पूरी बात <a href="/blog-details/12">इकतालीस मशीनें</a> में पढ़िए।</p>
<p>अब हर महीने एक मिस्त्री केंद्र में आता है, और मशीन देते समय घर के लोगों को भी बुलाया जाता है, ताकि सब सुनें कि मशीन किसकी है।</p>`,
  },
  goal: 400000,
  opening: { raised: 231600, donors: 96 },
  gallery: [picture('ashayein'), picture('school-07')],
  gives: [
    {
      amount: 1200,
      text: {
        en: 'A starter kit: four metres of cloth, thread, scissors, tape and chalk.',
        hi: 'पहला सेट: चार मीटर कपड़ा, धागा, कैंची, फ़ीता और खड़िया।',
      },
    },
    {
      amount: 4500,
      text: {
        en: 'Three months of training for one woman, with the cot for her child.',
        hi: 'एक महिला का तीन महीने का प्रशिक्षण, बच्चे के पालने सहित।',
      },
    },
    {
      amount: 6800,
      text: {
        en: 'A pedal machine in her own name. It weighs eighteen kilos and needs no electricity.',
        hi: 'उसके अपने नाम की पैडल वाली मशीन, जिसे बिजली नहीं चाहिए।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Pattern and cutting', hi: 'नाप और कटाई' },
      text: {
        en: 'If you are a tailor or designer: a fortnight with a new group, or one afternoon on a single garment.',
        hi: 'यदि आप दर्ज़ी या डिज़ाइनर हैं: नई टोली के साथ पंद्रह दिन, या किसी एक कपड़े पर एक दोपहर।',
      },
    },
    {
      title: { en: 'Selling', hi: 'बिक्री' },
      text: {
        en: 'Help to find shops and schools that order, and to write bills that get paid.',
        hi: 'ऑर्डर देने वाली दुकानें और स्कूल ढूँढ़ने में और ऐसे बिल बनाने में मदद जिनका भुगतान समय पर हो।',
      },
    },
  ],
  related: [9, 3, 8],
}
