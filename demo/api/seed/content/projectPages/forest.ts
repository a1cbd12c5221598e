import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const forest: SeedProjectPage = {
  projectId: 7,
  summary: {
    en: 'Oak, walnut and bhimal for the slopes above the river, each watered through three summers and counted after that.',
    hi: 'नदी के ऊपर की ढलानों के लिए बाँज, अखरोट और भीमल, जिन्हें तीन गर्मियों तक सींचा और फिर गिना जाता है।',
  },
  pictureAlt: picture('forest').alt,
  story: {
    en: `<p>Old people here can point at a bare slope and say what stood on it. The oaks were cut for charcoal, then for a road, then because they were already few. An oak holds water the way a sponge does. When they went, two of the nine springs above the hamlets went too.</p>
<p>Since 2014 the trust and the village forest council have been planting together: banj oak for the springs, walnut for the owners of the terraces, bhimal for fodder and rope. The council decides where. We raise the saplings and pay those who look after them.</p>
<h2>A tree and its ₹2,500</h2>
<p>The acorns are gathered on our own slopes in December. For two years the seedling stays in the nursery. It is planted in the first three weeks of July, with a collar of split bamboo or a bit of wall against the goats, and gets nine litres of water a week through the dry months of three summers. Most of the money is wages for that water. It is carried uphill, in cans, in May.</p>
<p>In July 2025 we planted 384. In July 2026 it was 400.</p>
<h2>What lives</h2>
<p>Our first five hundred were a failure; 140 lived. Since then we count after three years and publish the number. Of the 360 trees of 2021, 301 were alive in October 2024, and 289 in October of this year: eight in ten. Why three years, and what became of the rest, is told in the <a href="/blog-details/6">journal</a>.</p>
<p>Each tree has a number on a small slate. If you have given one you may ask how it does, and you will be told the truth. Should it have died within the three years, another is planted in its place.</p>`,
    hi: `<p>यहाँ के बुज़ुर्ग किसी नंगी ढलान की ओर इशारा करके बता देते हैं कि वहाँ क्या-क्या खड़ा था। बाँज पहले कोयले के लिए कटा, फिर सड़क के लिए, और फिर इसलिए कि थोड़ा ही बचा था। बाँज की जड़ें पानी को स्पंज की तरह थामे रखती हैं। पेड़ गए, तो टोलों के ऊपर के नौ सोतों में से दो भी चले गए।</p>
<p>2014 से न्यास और गाँव की वन पंचायत मिलकर पौधे लगा रहे हैं: सोतों के लिए बाँज, खेत वालों के लिए अखरोट, और चारे तथा रस्सी के लिए भीमल। कहाँ लगेगा, यह पंचायत तय करती है। पौधे हम तैयार करते हैं और देखभाल करने वालों को मज़दूरी देते हैं।</p>
<h2>एक पेड़ और उसके ₹2,500</h2>
<p>बाँज के बीज दिसंबर में अपनी ही ढलानों से बीने जाते हैं। पौधा दो साल नर्सरी में रहता है। जुलाई के पहले तीन हफ़्तों में उसे रोपा जाता है, बकरियों से बचाने के लिए बाँस या पत्थर का घेरा बनता है, और तीन गर्मियों के सूखे महीनों में हफ़्ते का नौ लीटर पानी दिया जाता है। ₹2,500 का बड़ा हिस्सा इसी पानी की मज़दूरी है, जो मई में कनस्तर उठाकर चढ़ाई पर पहुँचाया जाता है।</p>
<p>जुलाई 2025 में 384 पौधे लगे और जुलाई 2026 में 400।</p>
<h2>कितने बचे</h2>
<p>हमारे पहले पाँच सौ पौधे असफल रहे; केवल 140 बचे। तब से हम तीन साल बाद गिनते हैं और संख्या सबके सामने रखते हैं। 2021 के 360 पौधों में से अक्टूबर 2024 में 301 जीवित थे और इस साल अक्टूबर में 289, यानी दस में आठ।</p>
<p>हर पेड़ का नंबर एक छोटी स्लेट पर लिखा है। आपने पेड़ दिया हो, तो पूछ सकते हैं कि वह कैसा है, और आपको सच बताया जाएगा। यदि वह तीन साल के भीतर न बचे, तो उसकी जगह दूसरा लगाया जाता है।</p>`,
  },
  goal: 1000000,
  opening: { raised: 612500, donors: 219 },
  gallery: [picture('forest'), picture('river-05'), picture('river-03')],
  gives: [
    {
      amount: 2500,
      text: {
        en: 'One tree: two years in the nursery, planting, a fence, and water through three summers.',
        hi: 'एक पेड़: दो साल नर्सरी, रोपाई, घेरा और तीन गर्मियों का पानी।',
      },
    },
    {
      amount: 12500,
      text: {
        en: 'Five trees, enough to shade the place where a spring comes out.',
        hi: 'पाँच पेड़, जो एक सोते के मुहाने पर छाया करने को काफ़ी हैं।',
      },
    },
    {
      amount: 25000,
      text: {
        en: 'Ten trees: the lower edge of one terrace, held.',
        hi: 'दस पेड़: एक खेत का निचला किनारा, जो अब नहीं खिसकेगा।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Planting in July', hi: 'जुलाई की रोपाई' },
      text: {
        en: 'Three weeks of rain, mud and good company. You may come for one of them.',
        hi: 'तीन हफ़्ते बारिश, मिट्टी और अच्छा साथ। आप एक हफ़्ते के लिए भी आ सकते हैं।',
      },
    },
    {
      title: { en: 'The October count', hi: 'अक्टूबर की गिनती' },
      text: {
        en: 'Climb with the nursery keeper for five days and write down what lives and what does not.',
        hi: 'पाँच दिन पौधशाला वालों के साथ चढ़ाई करना और लिखना कि क्या बचा और क्या नहीं।',
      },
    },
    {
      title: { en: 'Acorns in December', hi: 'दिसंबर में बीज' },
      text: {
        en: 'Gather and sow within the same week. Good for families; children see acorns first.',
        hi: 'एक ही हफ़्ते में बीनना और बोना। परिवारों के लिए अच्छा है; बीज सबसे पहले बच्चों को दिखते हैं।',
      },
    },
  ],
  related: [5, 2, 9],
}
