import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const school: SeedProjectPage = {
  projectId: 3,
  summary: {
    en: '158 children from seven hamlets walk to this school, some of them an hour each way. There is no fee.',
    hi: 'सात टोलों के 158 बच्चे पैदल इस स्कूल में आते हैं, कुछ एक-एक घंटा चलकर। कोई फ़ीस नहीं ली जाती।',
  },
  pictureAlt: picture('school').alt,
  story: {
    en: `<p>Haridatt, whom everybody called Masterji, had taught in the bazaar for thirty years before he helped to found the trust. In 1984 he sat down on the porch of the kitchen with eleven children whose parents carried loads, and taught them to read from the labels on the sacks. The first word that most of them wrote was "rice".</p>
<p>The porch became a room, and the room a house with six. Since 2006 the school goes up to class eight. In this school year there are 158 pupils, 84 girls and 74 boys, and nine teachers, of whom three once sat on the porch themselves.</p>
<h2>What keeps a child coming</h2>
<p>We used to think it was the teaching. It is also shoes. When we looked into the register of three winters, the days missed went with the weather and with the distance, and hardly at all with the marks. So the school gives what the walk needs: a bag that keeps dry, a warm uniform, a midday meal, and since 2023 an old bus bench at each of the two springs on the way, where the small ones wait for each other.</p>
<p>In the year 2025-26 a child was present on 91 days out of a hundred. In the two rainy months it was 84. The flood of August 2024 showed us how much hangs on a single path. How it was mended is told in our <a href="/blog-details/2">journal</a>.</p>
<h2>How lessons are held</h2>
<p>Reading and writing begin in Hindi. English comes in class three, by songs first. Classes one to three learn together, in groups that change with what a child can do and not with its age. The library stands open on the veranda, with 2,140 books and no lock.</p>
<p>After class eight most go on to the government college six kilometres downstream. Of the nineteen who left us in March 2026, seventeen did. One girl looks after her sick mother, and comes to the veranda on two afternoons a week. One boy helps on a jeep, and brings the new books up for nothing.</p>`,
    hi: `<p>हरिदत्त जी, जिन्हें सब मास्टर जी कहते थे, न्यास की स्थापना से पहले तीस साल बाज़ार के स्कूल में पढ़ा चुके थे। 1984 में वे रसोई के ओसारे में उन ग्यारह बच्चों के साथ बैठ गए जिनके माता-पिता बोझ ढोते थे, और बोरियों पर छपे अक्षरों से उन्हें पढ़ना सिखाया। अधिकतर बच्चों ने जो पहला शब्द लिखा, वह था “चावल”।</p>
<p>ओसारे से कमरा बना और कमरे से छह कमरों का घर। 2006 से यहाँ आठवीं तक पढ़ाई होती है। इस सत्र में 158 बच्चे हैं, 84 लड़कियाँ और 74 लड़के, और नौ शिक्षक, जिनमें से तीन कभी स्वयं उसी ओसारे में बैठते थे।</p>
<h2>बच्चा स्कूल क्यों आता रहता है</h2>
<p>हम सोचते थे कि पढ़ाई के कारण। पर बात जूतों की भी है। जब हमने तीन जाड़ों की हाज़िरी देखी, तो छूटे हुए दिन मौसम और दूरी से जुड़े निकले, अंकों से लगभग नहीं। इसलिए स्कूल वह देता है जो रास्ते के लिए चाहिए: न भीगने वाला बस्ता, गर्म वर्दी, दोपहर का भोजन, और 2023 से रास्ते के दोनों सोतों पर बस की एक पुरानी बेंच, जहाँ छोटे बच्चे एक-दूसरे की राह देखते हैं।</p>
<p>वर्ष 2025-26 में औसतन सौ में से 91 दिन हर बच्चा उपस्थित रहा। बरसात के दो महीनों में यह 84 था। अगस्त 2024 की बाढ़ ने दिखा दिया कि एक पगडंडी पर कितना कुछ टिका है। वह कैसे बनी, इसकी कथा हमारी <a href="/blog-details/2">पत्रिका</a> में है।</p>
<h2>पढ़ाई कैसे होती है</h2>
<p>पढ़ना-लिखना हिन्दी में शुरू होता है। अंग्रेज़ी तीसरी कक्षा से आती है, पहले गीतों के साथ। पहली से तीसरी तक के बच्चे टोलियों में साथ पढ़ते हैं; टोली उम्र से नहीं, इससे बनती है कि किसे कितना आता है। पुस्तकालय बरामदे में खुला रहता है: 2,140 किताबें, और कोई ताला नहीं।</p>
<p>आठवीं के बाद अधिकतर बच्चे छह किलोमीटर नीचे के सरकारी इंटर कॉलेज जाते हैं। मार्च 2026 में निकले उन्नीस में से सत्रह गए। एक लड़की अपनी बीमार माँ की देखभाल करती है और हफ़्ते में दो शाम बरामदे में पढ़ने आती है। एक लड़का जीप पर सहायक है और नई किताबें बिना भाड़े के ऊपर ले आता है।</p>`,
  },
  goal: 3800000,
  opening: { raised: 2137450, donors: 704 },
  gallery: [
    picture('school-01'),
    picture('school-02'),
    picture('school-03'),
    picture('school-04'),
    picture('school-05'),
    picture('school-06'),
  ],
  gives: [
    {
      amount: 450,
      text: {
        en: "One child's books for the whole school year.",
        hi: 'एक बच्चे की पूरे सत्र की किताबें।',
      },
    },
    {
      amount: 650,
      text: {
        en: 'A bag that keeps its books dry on an hour’s walk in the rain. It lasts about three years.',
        hi: 'ऐसा बस्ता जिसमें एक घंटे की बरसात में भी किताबें सूखी रहें। लगभग तीन साल चलता है।',
      },
    },
    {
      amount: 850,
      text: {
        en: 'A uniform with a warm jersey, sewn by the women of Ashayein.',
        hi: 'गर्म स्वेटर के साथ एक वर्दी, जिसे “आशाएँ” की महिलाएँ सिलती हैं।',
      },
    },
    {
      amount: 2400,
      text: {
        en: 'A desk for two, made by the carpenter of the bazaar, with a shelf for the bags.',
        hi: 'दो बच्चों की एक डेस्क, बाज़ार के बढ़ई की बनाई हुई, नीचे बस्तों की जगह के साथ।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Reading afternoons', hi: 'पढ़ने की शामें' },
      text: {
        en: 'Sit on the veranda from two to five and read with whoever comes, in Hindi or English. For at least two weeks.',
        hi: 'दो से पाँच बजे तक बरामदे में बैठकर जो बच्चा आए उसके साथ पढ़ना, हिन्दी या अंग्रेज़ी में। कम से कम दो हफ़्ते के लिए।',
      },
    },
    {
      title: { en: 'A craft or a science', hi: 'कोई हुनर या विज्ञान' },
      text: {
        en: 'Teach what you know well for a week: stars, drawing, carpentry, sums with a purpose. A teacher stays with you.',
        hi: 'एक हफ़्ता वह सिखाएँ जो आपको अच्छी तरह आता है: तारे, चित्रकला, बढ़ईगिरी या काम का गणित। एक शिक्षक साथ रहेंगे।',
      },
    },
    {
      title: { en: 'Walking bus', hi: 'रास्ते के साथी' },
      text: {
        en: 'Walk with the youngest from the upper hamlets in the mornings of July and August, when the path is wet.',
        hi: 'जुलाई-अगस्त की सुबहों में, जब रास्ता गीला होता है, ऊपर के टोलों से छोटे बच्चों के साथ चलना।',
      },
    },
  ],
  related: [1, 9, 10],
}
