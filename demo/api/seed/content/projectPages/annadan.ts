import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const annadan: SeedProjectPage = {
  projectId: 1,
  summary: {
    en: 'Some four hundred people sit down to eat here every day of the year. Nobody is asked who they are.',
    hi: 'साल के हर दिन लगभग चार सौ लोग यहाँ पंगत में बैठते हैं। किसी से नहीं पूछा जाता कि वह कौन है।',
  },
  pictureAlt: picture('annadan').alt,
  story: {
    en: `<p>In August 1978 a flood took the footbridge, and a hundred and thirty pilgrims and porters were stranded on this bank. Tara Devi, a widow from the bazaar, lit a fire under a tin roof and cooked what there was. She did so for nine days. When the bridge stood again she found that people still came, and did not put the fire out.</p>
<p>It has been burning ever since. Of the two rules that she made, both are kept. Everyone sits on the same floor. And those who serve eat last, from the same pots.</p>
<h2>An ordinary day</h2>
<p>The fires are lit at four. From half past eleven about 270 people eat, 158 of them children from the school on school days. In the evening there are about 130 more. It takes 48 kilos of rice, 42 of flour, 24 of dal and 75 of vegetables, some of them from the garden behind the kitchen. Nine people are paid to work here, and every day guests roll a few hundred rotis with them, most of them nearly round.</p>
<p>In the year 2025-26 the kitchen served 1,52,000 plates. That is 416 a day, festivals included.</p>
<h2>What a plate costs</h2>
<p>A plate costs ₹60. Of these, ₹33 are for food, ₹13 for the wages of those who cook and wash, ₹7 for fuel, ₹4 for vessels, water and repairs, and ₹3 for carrying everything from the road down to the river. The sum has been audited. It is looked at afresh each April.</p>
<p>Leftovers are weighed, and the number stands on the wall: about six kilos a day at present, and these go to the cows. On some days we guess wrong and there is too little of the vegetable. Then there is khichdi, which the children like better in any case.</p>
<p>If you give for a certain day, a birthday or the day of somebody's death, the name is written on the slate by the door that morning. You are welcome to come and serve.</p>`,
    hi: `<p>अगस्त 1978 की बाढ़ में पैदल पुल बह गया और एक सौ तीस तीर्थयात्री और कुली इस पार फँस गए। बाज़ार में रहने वाली तारा देवी ने टीन की छत के नीचे चूल्हा जलाया और जो था, वही पकाया। नौ दिन तक यही चला। पुल फिर बन गया, पर लोग आते रहे, इसलिए चूल्हा भी बुझाया नहीं गया।</p>
<p>वह चूल्हा आज भी जल रहा है। तारा देवी के बनाए दो नियम आज तक निभाए जाते हैं: सब एक ही फ़र्श पर बैठते हैं, और परोसने वाले सबसे बाद में, उन्हीं बर्तनों से खाते हैं।</p>
<h2>एक आम दिन</h2>
<p>चूल्हे चार बजे जलते हैं। साढ़े ग्यारह बजे से लगभग 270 लोग भोजन करते हैं, जिनमें स्कूल के दिनों में 158 बच्चे होते हैं। शाम को लगभग 130 लोग और आते हैं। इसमें 48 किलो चावल, 42 किलो आटा, 24 किलो दाल और 75 किलो सब्ज़ी लगती है, जिसका कुछ हिस्सा रसोई के पीछे के बाग़ से आता है। नौ लोग यहाँ वेतन पर काम करते हैं और हर दिन अतिथि भी उनके साथ कुछ सौ रोटियाँ बेलते हैं, जो लगभग गोल होती हैं।</p>
<p>वर्ष 2025-26 में रसोई ने 1,52,000 थालियाँ परोसीं, यानी त्योहारों को मिलाकर रोज़ 416।</p>
<h2>एक थाली का ख़र्च</h2>
<p>एक थाली पर ₹60 ख़र्च होते हैं: ₹33 अन्न और सब्ज़ी पर, ₹13 पकाने और माँजने वालों के वेतन पर, ₹7 ईंधन पर, ₹4 बर्तन, पानी और मरम्मत पर, और ₹3 सड़क से नदी तक सामान लाने पर। इस हिसाब का ऑडिट होता है और हर अप्रैल में इसे फिर से देखा जाता है।</p>
<p>जो बचता है, उसे तौला जाता है और वज़न दीवार पर लिखा जाता है: आजकल दिन का लगभग छह किलो, जो गायों को जाता है। किसी-किसी दिन अंदाज़ा ग़लत निकलता है और सब्ज़ी कम पड़ जाती है। तब खिचड़ी बनती है, जो बच्चों को वैसे भी ज़्यादा पसंद है।</p>
<p>यदि आपका दान किसी ख़ास दिन के लिए है, जैसे जन्मदिन या पुण्यतिथि, तो उस सुबह दरवाज़े के पास की स्लेट पर नाम लिखा जाता है। आप स्वयं आकर परोसें, तो हमें ख़ुशी होगी।</p>`,
  },
  goal: 9600000,
  opening: { raised: 5874300, donors: 2318 },
  featured: true,
  gallery: [
    picture('kitchen-01'),
    picture('kitchen-02'),
    picture('kitchen-03'),
    picture('kitchen-04'),
    picture('kitchen-05'),
    picture('kitchen-08'),
  ],
  gives: [
    {
      amount: 60,
      text: {
        en: 'One plate: dal, rice, rotis and a vegetable, as often as it is held out.',
        hi: 'एक थाली: दाल, चावल, रोटी और सब्ज़ी, जितनी बार थाली आगे बढ़े।',
      },
    },
    {
      amount: 300,
      text: {
        en: 'A meal for a family of five who are on their way to the district hospital.',
        hi: 'ज़िला अस्पताल जा रहे पाँच लोगों के एक परिवार का भोजन।',
      },
    },
    {
      amount: 1250,
      text: {
        en: 'A sack of rice. The kitchen uses two of them on an ordinary day, less two kilos.',
        hi: 'चावल की एक बोरी। आम दिन में रसोई में लगभग दो बोरी चावल लगता है।',
      },
    },
    {
      amount: 9500,
      text: {
        en: 'The midday meal of all 158 school children on one day.',
        hi: 'स्कूल के सभी 158 बच्चों का एक दिन का दोपहर का भोजन।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Morning kitchen', hi: 'सुबह की रसोई' },
      text: {
        en: 'Roll rotis and cut vegetables from half past six to eleven. No skill is needed; you learn beside somebody.',
        hi: 'साढ़े छह से ग्यारह बजे तक रोटी बेलना और सब्ज़ी काटना। पहले से कुछ आना ज़रूरी नहीं; साथ बैठकर सीख जाएँगे।',
      },
    },
    {
      title: { en: 'Serving', hi: 'परोसना' },
      text: {
        en: 'Carry the bucket of dal along the rows at midday or in the evening, and help to wash up afterwards.',
        hi: 'दोपहर या शाम की पंगत में दाल की बाल्टी लेकर चलना और बाद में बर्तन धोने में हाथ बँटाना।',
      },
    },
    {
      title: { en: 'Store and garden', hi: 'भंडार और सब्ज़ी का बाग़' },
      text: {
        en: 'Weigh what comes in, keep the stock book, weed and water. Best for a stay of two weeks or more.',
        hi: 'आए हुए सामान को तौलना, भंडार की बही लिखना, निराई और सिंचाई। दो हफ़्ते या उससे अधिक रुकने वालों के लिए।',
      },
    },
  ],
  related: [3, 2, 8],
}
