import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const internship: SeedProjectPage = {
  projectId: 9,
  summary: {
    en: 'Twelve young people from hill villages learn a trade beside those who do it daily, for six months, with a stipend.',
    hi: 'पहाड़ के गाँवों के बारह युवा छह महीने वृत्ति के साथ, रोज़ काम करने वालों के पास रहकर कोई काम सीखते हैं।',
  },
  pictureAlt: picture('internship').alt,
  story: {
    en: `<p>A young person who leaves these hills at eighteen with nothing but a school certificate carries plates in a city, and comes back for funerals. Most of them would stay if there were work. Often there is, and nobody has been trained for it.</p>
<p>So in 2016 we asked the hospital, the cooperative bank, the forest nursery and the larger kitchens what they would take somebody on for. The internship is made from their answers.</p>
<h2>Six months</h2>
<p>From 1 July to 31 December twelve people between 18 and 25 live at the ashram, three for each kind of work: accounts, nursing assistance, forest and river, and cooking for many. The mornings are work, beside somebody who does it for a living. Three afternoons a week are lessons. In December each sits an examination that employers of the district accept.</p>
<p>There are never fewer than two women in a group that has one. That rule was written after a letter from an intern, which you may read in our <a href="/blog-details/8">journal</a>.</p>
<h2>What ₹15,000 does</h2>
<p>It carries one person for one month: ₹7,000 as a stipend, most of which is sent home, ₹6,500 for board and lodging, and ₹1,500 for lessons, books and the examination. Twelve people for six months make ₹10,80,000 a year.</p>
<p>Up to the end of 2025, 108 had begun and 101 finished. Of the twelve of 2025, ten found work within a day's walk of home. We ask again after two years, and of the forty-eight whom we asked last, thirty-six were still in the same trade.</p>`,
    hi: `<p>जो युवा अठारह की उम्र में केवल स्कूल का प्रमाणपत्र लेकर पहाड़ से उतरता है, वह शहर में थालियाँ उठाता है और घर तभी लौटता है जब किसी की मृत्यु हो जाती है। काम हो, तो अधिकतर यहीं रहना चाहेंगे। काम अक्सर होता भी है, बस उसे करना किसी को सिखाया नहीं गया होता।</p>
<p>इसलिए 2016 में हमने अस्पताल, सहकारी बैंक, वन विभाग की पौधशाला और बड़ी रसोइयों से पूछा कि वे किस काम के लिए किसी को रखेंगे। यह कार्यक्रम उन्हीं के उत्तरों से बना है।</p>
<h2>छह महीने</h2>
<p>1 जुलाई से 31 दिसंबर तक 18 से 25 वर्ष के बारह युवा आश्रम में रहते हैं, हर काम में तीन: लेखा, रोगी सेवा, वन और नदी, और सामूहिक रसोई। सुबह का समय काम का है, किसी ऐसे व्यक्ति के साथ जिसकी रोज़ी वही है। हफ़्ते में तीन दोपहर पढ़ाई होती है। दिसंबर में हर एक वह परीक्षा देता है जिसे ज़िले के नियोक्ता मानते हैं।</p>
<p>जिस टोली में महिला हो, उसमें कम से कम दो महिलाएँ होती हैं। यह नियम एक प्रशिक्षु के पत्र के बाद बना।</p>
<h2>₹15,000 में क्या होता है</h2>
<p>एक युवा का एक महीना: ₹7,000 वृत्ति, जिसका बड़ा हिस्सा घर जाता है; ₹6,500 रहना-खाना; और ₹1,500 पढ़ाई, किताबें और परीक्षा। बारह युवाओं के छह महीने का ख़र्च साल का ₹10,80,000 है।</p>
<p>2025 के अंत तक 108 युवा आए और 101 ने कार्यक्रम पूरा किया। 2025 के बारह में से दस को घर से एक दिन की पैदल दूरी के भीतर काम मिला। हम दो साल बाद फिर पूछते हैं: पिछली बार जिन अड़तालीस से पूछा, उनमें से छत्तीस उसी काम में थे।</p>`,
  },
  goal: 1080000,
  opening: { raised: 675000, donors: 58 },
  gallery: [picture('internship'), picture('kitchen-06'), picture('river-06')],
  gives: [
    {
      amount: 15000,
      text: {
        en: 'One intern for one month: stipend, board and lodging, lessons.',
        hi: 'एक प्रशिक्षु का एक महीना: वृत्ति, रहना-खाना और पढ़ाई।',
      },
    },
    {
      amount: 45000,
      text: {
        en: 'Half of an internship: three months for one person.',
        hi: 'आधा कार्यक्रम: एक व्यक्ति के तीन महीने।',
      },
    },
    {
      amount: 90000,
      text: {
        en: 'A whole internship for one person, from July to December.',
        hi: 'एक व्यक्ति का पूरा कार्यक्रम, जुलाई से दिसंबर तक।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Afternoon lessons', hi: 'दोपहर की पढ़ाई' },
      text: {
        en: 'Teach book-keeping, first aid, English for work or the use of a computer, between July and December.',
        hi: 'जुलाई से दिसंबर के बीच बहीखाता, प्राथमिक उपचार, काम की अंग्रेज़ी या कंप्यूटर सिखाना।',
      },
    },
    {
      title: { en: 'Mock interviews', hi: 'साक्षात्कार का अभ्यास' },
      text: {
        en: 'In November, by telephone or here: put the questions that you would ask, and say honestly how it went.',
        hi: 'नवंबर में, फ़ोन पर या यहाँ आकर: वही पूछें जो आप नौकरी देते समय पूछते हैं, और सच-सच बताएँ कि कैसा रहा।',
      },
    },
  ],
  related: [10, 4, 3],
}
