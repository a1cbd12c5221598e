import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const riverbank: SeedProjectPage = {
  projectId: 5,
  summary: {
    en: 'Twelve people clean the eleven ghats of our town every morning. In the last year they carried away nine tonnes.',
    hi: 'बारह लोग हर सुबह क़स्बे के ग्यारह घाट साफ़ करते हैं। पिछले एक साल में उन्होंने नौ टन कचरा हटाया।',
  },
  pictureAlt: picture('riverbank').alt,
  story: {
    en: `<p>In 2019 four families who gathered scrap along the road proposed a bargain to us. They would clean the third ghat every day for a month. If it was clean at the end of it, we would talk about wages. It was clean. We talked.</p>
<p>Today twelve people, one from each of twelve families, look after all eleven ghats, from the old bridge to the bathing steps below the temple. They begin at six and are done by half past eight. The wage is ₹450 a day, every day of the year, paid into a bank account in the worker's own name. For nine of the twelve it is the first they have had.</p>
<h2>What is picked up</h2>
<p>Since April 2025 every basket is weighed. In the first year it came to nine tonnes: 4.1 of plastic, 2.7 of flowers and 2.2 of cloth. The plastic is sorted into five kinds and sold, and the money goes to the twelve families. The flowers become incense and compost. The cloth, when it has been washed, fills mattresses. What is left after that, about a tonne, has to go down to the plains, and we pay for the lorry.</p>
<p>We once put up twenty-two bins and made things worse, with the help of the monkeys. That story, and the figures, are in our <a href="/blog-details/13">journal</a>.</p>
<h2>What a rake cannot do</h2>
<p>Two drains of the town run into the water between the seventh and the eighth ghat. The council has measured them twice. We ask about it once a month, and shall write here when something has been built.</p>
<p>Until then the work is what it is. Each morning the steps are clean, and each evening they are less so. The cleaners do not find this sad. One of them, Sunita, says that cooking is no different.</p>`,
    hi: `<p>2019 में सड़क किनारे कबाड़ बीनने वाले चार परिवारों ने हमारे सामने एक बात रखी। वे एक महीने तक रोज़ तीसरा घाट साफ़ करेंगे। महीने के अंत में घाट साफ़ मिले, तो मज़दूरी की बात करेंगे। घाट साफ़ मिला। बात हुई।</p>
<p>आज बारह परिवारों से एक-एक व्यक्ति, यानी बारह लोग, पुराने पुल से मंदिर के नीचे की स्नान-सीढ़ियों तक सभी ग्यारह घाट सँभालते हैं। काम छह बजे शुरू होता है और साढ़े आठ तक पूरा हो जाता है। मज़दूरी ₹450 रोज़ है, साल के हर दिन, सीधे काम करने वाले के अपने बैंक खाते में। बारह में से नौ के लिए यह जीवन का पहला खाता है।</p>
<h2>क्या-क्या उठता है</h2>
<p>अप्रैल 2025 से हर टोकरी तौली जाती है। पहले साल में नौ टन हुआ: 4.1 टन प्लास्टिक, 2.7 टन फूल और 2.2 टन कपड़ा। प्लास्टिक पाँच क़िस्मों में छाँटकर बेचा जाता है और पैसा बारहों परिवारों में जाता है। फूलों से अगरबत्ती और खाद बनती है। धुला हुआ कपड़ा गद्दों में भरा जाता है। इसके बाद जो लगभग एक टन बचता है, उसे ट्रक से मैदान भेजना पड़ता है।</p>
<p>एक बार हमने बाईस कूड़ेदान लगाए और बंदरों की कृपा से हाल पहले से बुरा हो गया। चौदह हटाने पड़े। जो आठ बचे, उनके ढक्कन में अँगूठे से खुलने वाली कुंडी है।</p>
<h2>जो पंजे से नहीं होता</h2>
<p>क़स्बे की दो नालियाँ सातवें और आठवें घाट के बीच नदी में गिरती हैं। नगर परिषद दो बार नाप चुकी है। हम महीने में एक बार पूछते हैं, और जब कुछ बनेगा तो यहाँ लिखेंगे।</p>
<p>तब तक काम यही है। हर सुबह सीढ़ियाँ साफ़ होती हैं और हर शाम कुछ कम साफ़। सफ़ाई करने वाले इससे दुखी नहीं होते। उनमें से एक, सुनीता, कहती हैं कि रोटी बनाना भी तो ऐसा ही काम है।</p>`,
  },
  goal: 2200000,
  opening: { raised: 964800, donors: 388 },
  gallery: [picture('river-01'), picture('river-02'), picture('river-03'), picture('river-07'), picture('river-08')],
  gives: [
    {
      amount: 450,
      text: {
        en: 'A day’s wage of one cleaner, paid into their own account.',
        hi: 'एक साथी की एक दिन की मज़दूरी, सीधे उनके अपने खाते में।',
      },
    },
    {
      amount: 1500,
      text: {
        en: 'Wooden rakes, gloves and baskets for three people. They last a season.',
        hi: 'तीन लोगों के लिए लकड़ी के पंजे, दस्ताने और टोकरियाँ। एक मौसम चलते हैं।',
      },
    },
    {
      amount: 5400,
      text: {
        en: 'One morning on all eleven ghats: twelve people, from the old bridge to the bathing steps.',
        hi: 'सभी ग्यारह घाटों पर एक सुबह: बारह लोग, पुराने पुल से स्नान-सीढ़ियों तक।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'A morning with a rake', hi: 'एक सुबह, एक पंजा' },
      text: {
        en: 'Come at six behind the school. Gloves and tea are there. One morning is welcome, and so is a month.',
        hi: 'सुबह छह बजे स्कूल के पीछे आ जाएँ। दस्ताने और चाय वहीं मिलेंगे। एक सुबह भी अच्छी है और एक महीना भी।',
      },
    },
    {
      title: { en: 'Weighing and writing', hi: 'तौल और लिखाई' },
      text: {
        en: 'Keep the book of the scales for a month, and draw the yearly figures from it.',
        hi: 'एक महीना तौल की बही लिखना और उससे साल के आँकड़े निकालना।',
      },
    },
  ],
  related: [7, 8, 2],
}
