import { picture } from '../pictures.ts'
import type { SeedContentPage } from '../types.ts'
import { swargashramQuestions } from './swargashramQuestions.ts'

export const swargashram: SeedContentPage = {
  page: 'swargashram',
  title: { en: 'Swargashram, the house by the river', hi: 'स्वर्गाश्रम, नदी किनारे का घर' },
  lead: {
    en: 'There are twenty-four rooms, one long veranda and a bell. You may come for a meal, for a morning, or for up to seven nights.',
    hi: 'चौबीस कमरे, एक लंबा बरामदा और एक घंटी। आप एक भोजन के लिए आइए, एक सुबह के लिए, या सात रातों तक के लिए।',
  },
  sections: [
    {
      id: 'day',
      title: { en: 'The day', hi: 'यहाँ का दिन' },
      body: {
        en: `<p>Nobody has to follow it all. But the day has a shape, and after two days most guests wake up before the bell.</p>
<table><thead><tr><th>Time</th><th>What happens</th></tr></thead><tbody>
<tr><td>4:00 am</td><td>The kitchen fires are lit</td></tr>
<tr><td>5:00 am</td><td>Bell; tea on the veranda</td></tr>
<tr><td>5:30 am</td><td>Sitting quietly, above the third ghat</td></tr>
<tr><td>6:15 am</td><td>Yoga class, free, for everyone</td></tr>
<tr><td>7:30 am</td><td>Breakfast</td></tr>
<tr><td>8:30 am</td><td>Work, for those who like: kitchen, garden, shelter</td></tr>
<tr><td>11:30 am to 1:30 pm</td><td>Midday meal, in rows</td></tr>
<tr><td>1:30 to 4:00 pm</td><td>Rest; the library of the house is open</td></tr>
<tr><td>Sunset</td><td>Lamps on the ghat, with singing for a quarter of an hour</td></tr>
<tr><td>7:00 to 8:30 pm</td><td>Evening meal</td></tr>
<tr><td>9:30 pm</td><td>The house is quiet</td></tr>
</tbody></table>`,
        hi: `<p>सब कुछ मानना ज़रूरी नहीं है। फिर भी दिन का एक क्रम है, और दो दिन बाद अधिकतर अतिथि घंटी से पहले जागने लगते हैं।</p>
<table><thead><tr><th>समय</th><th>क्या होता है</th></tr></thead><tbody>
<tr><td>भोर 4:00</td><td>रसोई के चूल्हे जलते हैं</td></tr>
<tr><td>सुबह 5:00</td><td>घंटी; बरामदे में चाय</td></tr>
<tr><td>सुबह 5:30</td><td>तीसरे घाट के ऊपर मौन बैठना</td></tr>
<tr><td>सुबह 6:15</td><td>योग कक्षा, सबके लिए निःशुल्क</td></tr>
<tr><td>सुबह 7:30</td><td>नाश्ता</td></tr>
<tr><td>सुबह 8:30</td><td>जो चाहें उनके लिए सेवा: रसोई, बाग़, गौशाला</td></tr>
<tr><td>दिन 11:30 से 1:30</td><td>दोपहर का भोजन, पंगत में</td></tr>
<tr><td>दोपहर 1:30 से 4:00</td><td>विश्राम; आश्रम का पुस्तकालय खुला रहता है</td></tr>
<tr><td>सूर्यास्त</td><td>घाट पर दीप और पंद्रह मिनट का भजन</td></tr>
<tr><td>शाम 7:00 से 8:30</td><td>रात का भोजन</td></tr>
<tr><td>रात 9:30</td><td>आश्रम में मौन</td></tr>
</tbody></table>`,
      },
      picture: picture('river-01'),
    },
    {
      id: 'stay',
      title: { en: 'Staying with us', hi: 'यहाँ ठहरना' },
      body: {
        en: `<p>There are twenty-four rooms for two or three people each, and a hall with forty mattresses for groups and pilgrims. Bedding is clean and plain. Hot water comes from the sun and is best in the afternoon. There is a telephone at the office, and a signal at the old bridge.</p>
<p>Please write or telephone at least a week before. For a meal or a day you need not ask. A stay costs nothing. By the door there is a box. What one night costs us, about ₹410 with food, is written on it, because guests kept asking.</p>
<p>From 15 July to 31 August we take no guests for the night, as the road is not safe in the rains. The kitchen, the school and the clinic stay open.</p>`,
        hi: `<p>दो-तीन लोगों के चौबीस कमरे हैं, और समूहों तथा तीर्थयात्रियों के लिए चालीस गद्दों का एक हॉल है। बिस्तर साफ़ और सादा है। पानी धूप से गर्म होता है, इसलिए दोपहर बाद सबसे अच्छा रहता है। फ़ोन दफ़्तर में है और मोबाइल का सिग्नल पुराने पुल पर।</p>
<p>कृपया कम से कम एक हफ़्ता पहले लिखें या फ़ोन करें। एक भोजन या एक दिन के लिए पूछने की ज़रूरत नहीं। ठहरने का कोई शुल्क नहीं है। दरवाज़े के पास एक पेटी है। भोजन सहित एक रात पर हमारा लगभग ₹410 ख़र्च होता है; अतिथि पूछते रहते थे, इसलिए यह उस पर लिख दिया है।</p>
<p>15 जुलाई से 31 अगस्त तक हम रात के अतिथि नहीं रखते, क्योंकि बरसात में सड़क सुरक्षित नहीं रहती। रसोई, स्कूल और क्लिनिक खुले रहते हैं।</p>`,
      },
      picture: picture('river-08'),
    },
    {
      id: 'rules',
      title: { en: 'Rules of the house', hi: 'घर के नियम' },
      body: {
        en: `<ul>
<li>Shoes stay at the step.</li>
<li>Food is vegetarian. There is no alcohol, no tobacco and no loudspeaker.</li>
<li>Everyone washes their own plate, trustees too.</li>
<li>Ask before you take a picture of somebody, and do not take any of the children.</li>
<li>What you carried up, you carry down. There is no lorry for wrappers.</li>
<li>From half past nine in the evening it is quiet. The river is not, and you will get used to it.</li>
<li>Men, women and families have their own corridors. If this does not fit you, tell us, and we shall find a room.</li>
</ul>
<p>There is one rule for us as well. No guest is ever asked for money.</p>`,
        hi: `<ul>
<li>जूते सीढ़ी पर रहते हैं।</li>
<li>भोजन शाकाहारी है। शराब, तंबाकू और लाउडस्पीकर नहीं।</li>
<li>अपनी थाली सब स्वयं धोते हैं, न्यासी भी।</li>
<li>किसी का चित्र लेने से पहले पूछें। बच्चों के चित्र न लें।</li>
<li>जो ऊपर लाए हैं, नीचे ले जाएँ। यहाँ पन्नियों के लिए कोई गाड़ी नहीं आती।</li>
<li>रात साढ़े नौ के बाद मौन रहता है। नदी का मौन नहीं होता, पर उसकी आदत पड़ जाती है।</li>
<li>पुरुषों, महिलाओं और परिवारों के गलियारे अलग हैं। यह आपके लिए ठीक न बैठे, तो बताइए; कमरा निकल आएगा।</li>
</ul>
<p>एक नियम हमारे लिए भी है: किसी अतिथि से कभी पैसे नहीं माँगे जाते।</p>`,
      },
      picture: picture('kitchen-05'),
    },
    {
      id: 'reach',
      title: { en: 'How to reach us', hi: 'यहाँ कैसे पहुँचें' },
      body: {
        en: `<p>The railway ends in the plains. From the station there are two buses a day up the valley, at seven in the morning and at one in the afternoon. They take about five hours to the bus stand of Devkinara. Please take a seat on the left, and do not plan to read.</p>
<p>From the bus stand it is a walk of fifteen minutes: along Ghat Road, down the steps, over the rope bridge and up to the gate. No car can come further than the bus stand. Porters with a brass badge carry luggage to the gate for ₹50 a piece. The rate is painted on the wall.</p>
<p>If steps are hard for you, telephone before you set out. There is a chair with two strong men, and a longer path without stairs.</p>`,
        hi: `<p>रेल मैदान तक ही आती है। स्टेशन से घाटी के लिए दिन में दो बसें चलती हैं, सुबह सात बजे और दोपहर एक बजे। देवकिनारा के बस अड्डे तक लगभग पाँच घंटे लगते हैं। बाईं ओर की सीट लीजिए, और रास्ते में पढ़ने का विचार छोड़ दीजिए।</p>
<p>बस अड्डे से पंद्रह मिनट पैदल का रास्ता है: घाट रोड से, सीढ़ियाँ उतरकर, झूला पुल पार करके फाटक तक। गाड़ी बस अड्डे से आगे नहीं आती। पीतल के बिल्ले वाले कुली एक नग के ₹50 में सामान फाटक तक पहुँचाते हैं। दर दीवार पर लिखी है।</p>
<p>सीढ़ियाँ कठिन हों, तो चलने से पहले फ़ोन कर लें। दो मज़बूत लोगों के साथ एक कुर्सी है, और बिना सीढ़ियों का एक लंबा रास्ता भी।</p>`,
      },
      picture: picture('river-06'),
    },
  ],
  facts: [
    { label: { en: 'Founded', hi: 'स्थापना' }, value: { en: '1978', hi: '1978' } },
    { label: { en: 'Rooms', hi: 'कमरे' }, value: { en: '24, and a hall for 40', hi: '24, और 40 लोगों का हॉल' } },
    { label: { en: 'Longest stay', hi: 'अधिकतम प्रवास' }, value: { en: 'Seven nights', hi: 'सात रातें' } },
    { label: { en: 'Charge', hi: 'शुल्क' }, value: { en: 'None', hi: 'कोई नहीं' } },
    {
      label: { en: 'No guests overnight', hi: 'रात के अतिथि नहीं' },
      value: { en: '15 July to 31 August', hi: '15 जुलाई से 31 अगस्त' },
    },
  ],
  projectId: 1,
  questions: swargashramQuestions,
}
