import { picture } from '../pictures.ts'
import type { SeedContentPage } from '../types.ts'
import { ashayeinQuestions } from './ashayeinQuestions.ts'

export const ashayeinProject: SeedContentPage = {
  page: 'ashayein-project',
  title: { en: 'Ashayein', hi: 'आशाएँ' },
  lead: {
    en: 'A room with eight machines and a wide window. Women who have lost a husband, or left a home that was not safe, learn tailoring here and go home with a machine of their own.',
    hi: 'आठ मशीनों और एक बड़ी खिड़की वाला कमरा। जिन महिलाओं के पति नहीं रहे या जो असुरक्षित घर छोड़ आई हैं, वे यहाँ सिलाई सीखती हैं और अपनी मशीन लेकर घर लौटती हैं।',
  },
  sections: [
    {
      id: 'course',
      title: { en: 'Three months', hi: 'तीन महीने' },
      body: {
        en: `<p>The class is from one to four in the afternoon, on five days a week. In the morning there is grass to cut and water to fetch, and we learnt to stay out of the way of that.</p>
<ul>
<li><strong>First month:</strong> the machine, its oil and its moods; measuring, cutting, straight seams; mending.</li>
<li><strong>Second month:</strong> a school uniform from cloth to button, and again, until it takes half a day.</li>
<li><strong>Third month:</strong> blouse, kurta, bag; what cloth costs, what an hour is worth, how to write a bill and how to ask for payment.</li>
</ul>
<p>Meera Rawat teaches, with two women who finished the course themselves. A small allowance pays for the days on which somebody would otherwise have worked in the fields.</p>`,
        hi: `<p>कक्षा हफ़्ते में पाँच दिन, दोपहर एक से चार बजे तक होती है। सुबह घास काटनी होती है और पानी लाना होता है। उस समय से दूर रहना हमने धीरे-धीरे सीखा।</p>
<ul>
<li><strong>पहला महीना:</strong> मशीन, उसका तेल और उसके नख़रे; नापना, काटना, सीधी सिलाई; मरम्मत।</li>
<li><strong>दूसरा महीना:</strong> कपड़े से बटन तक पूरी स्कूल वर्दी, और फिर से, जब तक आधे दिन में न बनने लगे।</li>
<li><strong>तीसरा महीना:</strong> ब्लाउज़, कुर्ता, थैला; कपड़े का दाम, एक घंटे का मोल, बिल लिखना और पैसे माँगना।</li>
</ul>
<p>मीरा रावत सिखाती हैं, और उनके साथ दो महिलाएँ जो स्वयं यहीं से सीखी हैं। जिन दिनों खेत की मज़दूरी छूटती है, उनके लिए एक छोटा-सा भत्ता है।</p>`,
      },
      picture: picture('ashayein'),
    },
    {
      id: 'after',
      title: { en: 'And then', hi: 'और उसके बाद' },
      body: {
        en: `<p>Each woman takes home a pedal machine in her own name and a kit of cloth. The first orders come from the school, which needs about 160 uniforms a year, and from shops of the bazaar. The women set the prices together at the beginning of a season. What they earn is theirs; the trust takes no share.</p>
<p>Up to the summer of 2026 fifty-two women had begun and forty-one had finished. Twenty-seven of these sew for their living, six do other work, five sew in the season, and three have left the valley. Eleven did not finish. For some the hours were wrong, and that was our doing; since the class moved to the afternoon in 2021, only three have left.</p>`,
        hi: `<p>हर महिला अपने नाम की पैडल वाली मशीन और कपड़े का पहला सेट घर ले जाती है। पहले ऑर्डर स्कूल से आते हैं, जिसे साल में लगभग 160 वर्दियाँ चाहिए, और बाज़ार की दुकानों से। मौसम की शुरुआत में महिलाएँ मिलकर दाम तय करती हैं। कमाई उनकी अपनी है; न्यास कोई हिस्सा नहीं लेता।</p>
<p>2026 की गर्मियों तक बावन महिलाओं ने शुरू किया और इकतालीस ने पूरा किया। इनमें सत्ताईस नियमित सिलाई से कमाती हैं, छह कोई और काम करती हैं, पाँच मौसम में सिलती हैं और तीन घाटी छोड़ गई हैं। ग्यारह पूरा नहीं कर सकीं। कुछ के लिए समय ठीक नहीं था, और यह चूक हमारी थी। 2021 में कक्षा दोपहर की हुई; तब से केवल तीन ने बीच में छोड़ा है।</p>`,
      },
      picture: picture('blog-10'),
    },
    {
      id: 'safe',
      title: { en: 'A safe door', hi: 'एक सुरक्षित दरवाज़ा' },
      body: {
        en: `<p>A woman who has to leave her home may come at any hour. Somebody opens. There is a room, a doctor's visit if it is needed, and one person who stays with her. Nothing is reported or filed unless she wishes it. If she does, Kusum Arya goes along to the police or to the court.</p>
<p>We publish no faces and no full names, and the room is not on the map of this site.</p>`,
        hi: `<p>जिस महिला को घर छोड़ना पड़े, वह किसी भी समय आ सकती है। दरवाज़ा खुलेगा। एक कमरा मिलेगा, ज़रूरत हो तो डॉक्टर, और कोई एक जो साथ रहे। उसकी इच्छा के बिना न कहीं कुछ लिखा जाता है, न बताया जाता है। वह चाहे, तो कुसुम आर्या जी थाने या अदालत तक साथ जाती हैं।</p>
<p>हम न किसी का चेहरा दिखाते हैं, न पूरा नाम लिखते हैं, और वह कमरा इस साइट के नक़्शे पर नहीं है।</p>`,
      },
      picture: picture('school-07'),
    },
  ],
  facts: [
    { label: { en: 'Since', hi: 'शुरुआत' }, value: { en: 'Winter of 2018', hi: '2018 का जाड़ा' } },
    { label: { en: 'Finished', hi: 'पूरा किया' }, value: { en: '41 women', hi: '41 महिलाएँ' } },
    { label: { en: 'Course', hi: 'प्रशिक्षण' }, value: { en: 'Three months, free', hi: 'तीन महीने, निःशुल्क' } },
    {
      label: { en: 'Machine, training and kit', hi: 'मशीन, प्रशिक्षण और सेट' },
      value: { en: '₹12,500 for one woman', hi: 'एक महिला के लिए ₹12,500' },
    },
  ],
  projectId: 10,
  questions: ashayeinQuestions,
}
