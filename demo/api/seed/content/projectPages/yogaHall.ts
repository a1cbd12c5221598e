import { picture } from '../pictures.ts'
import type { SeedProjectPage } from '../types.ts'

export const yogaHall: SeedProjectPage = {
  projectId: 6,
  summary: {
    en: 'A plain hall of stone, slate and deodar for the free morning class, built one square metre at a time: 240 in all.',
    hi: 'सुबह की निःशुल्क कक्षा के लिए पत्थर, स्लेट और देवदार का सादा भवन, एक-एक वर्ग मीटर करके: कुल 240।',
  },
  pictureAlt: picture('yoga-hall').alt,
  story: {
    en: `<p>The morning class began in 2009 with nine people on the veranda of the guest house. It is held every day at a quarter past six, costs nothing, and is open to anyone who can sit still or would like to. In the winter of 2025 sixty people came, to a floor made for twenty-five.</p>
<p>So a hall is being built on the terrace above the river. It measures 240 square metres, a room of twelve by twenty, with windows to the east. There will be no stage in it and no picture of anybody.</p>
<h2>How it is built</h2>
<p>The walls are of river stone, cut by people from the hamlets. The beams are deodar, the roof is slate. Cement and tin would cost a third less, and rattle in the rain for forty years. One square metre, from the foundation to the roof, comes to ₹11,000; a little more than half of it is wages. What is inside such a metre is set out in the <a href="/blog-details/9">mason's own account</a>.</p>
<p>The hall has a fund of its own, apart from the running costs. If more is given than the building needs, it goes first to mats and then to the old veranda.</p>
<h2>Where it stands</h2>
<p>The foundation stone was laid on 2 October 2025. A load of wet timber cost us five weeks and ₹23,500. The beams went up in May, and two thirds of the roof was closed before the rains of 2026. From 25 June to 15 September nothing could be done. The last third of the slate is being laid now, and the floor follows in the spring. By 15 November 2026, 145 of the 240 square metres had been given.</p>
<p>On weekday afternoons the school will use the hall, and on the first Sunday of the month the medical camp. A building that stands empty after breakfast would be hard to explain to the people who carried the stones.</p>`,
    hi: `<p>सुबह की कक्षा 2009 में अतिथि गृह के बरामदे पर नौ लोगों से शुरू हुई। वह रोज़ सवा छह बजे होती है, निःशुल्क है, और हर उस व्यक्ति के लिए है जो स्थिर बैठ सकता है या बैठना चाहता है। 2025 के जाड़े में पच्चीस लोगों के फ़र्श पर साठ लोग बैठे।</p>
<p>इसलिए नदी के ऊपर के चबूतरे पर एक भवन बन रहा है: 240 वर्ग मीटर, यानी बारह गुणा बीस का एक कमरा, जिसकी खिड़कियाँ पूरब की ओर हैं। उसमें न मंच होगा और न किसी का चित्र।</p>
<h2>वह कैसे बन रहा है</h2>
<p>दीवारें नदी के पत्थर की हैं, जिन्हें टोलों के लोग तराशते हैं। शहतीर देवदार के हैं और छत स्लेट की। सीमेंट और टीन से ख़र्च एक तिहाई कम होता, पर चालीस साल तक हर बरसात में छत बजती। नींव से छत तक एक वर्ग मीटर ₹11,000 का पड़ता है, जिसमें आधे से कुछ अधिक मज़दूरी है।</p>
<p>भवन का कोष अलग है और रोज़ के ख़र्च से उसका कोई मेल नहीं। ज़रूरत से अधिक मिला, तो पहले चटाइयाँ आएँगी और फिर पुराने बरामदे की मरम्मत होगी।</p>
<h2>काम कहाँ तक पहुँचा</h2>
<p>नींव का पत्थर 2 अक्टूबर 2025 को रखा गया। गीली लकड़ी की एक खेप ने हमारे पाँच हफ़्ते और ₹23,500 ले लिए। शहतीर मई में चढ़े और 2026 की बरसात से पहले दो तिहाई छत बंद हो गई। 25 जून से 15 सितंबर तक कुछ नहीं हो सका। अब आख़िरी तिहाई पर स्लेट बिछ रही है और फ़र्श वसंत में बनेगा। 15 नवंबर 2026 तक 240 में से 145 वर्ग मीटर का दान मिल चुका है।</p>
<p>दोपहर के बाद भवन स्कूल के काम आएगा और महीने के पहले रविवार को चिकित्सा शिविर के। जो भवन नाश्ते के बाद ख़ाली पड़ा रहे, उसे पत्थर ढोने वालों को समझाना कठिन होगा।</p>`,
  },
  goal: 2640000,
  opening: { raised: 1595000, donors: 137 },
  gallery: [picture('yoga-hall'), picture('river-05'), picture('river-08')],
  gives: [
    {
      amount: 11000,
      text: {
        en: 'One square metre of the hall, from the foundation to the slate.',
        hi: 'भवन का एक वर्ग मीटर, नींव से स्लेट की छत तक।',
      },
    },
    {
      amount: 22000,
      text: {
        en: 'Two square metres: room for one person to lie down and stretch out both arms.',
        hi: 'दो वर्ग मीटर: इतनी जगह कि एक व्यक्ति लेटकर दोनों हाथ फैला सके।',
      },
    },
    {
      amount: 55000,
      text: {
        en: 'Five square metres, about the width of one window to the east.',
        hi: 'पाँच वर्ग मीटर, लगभग पूरब की एक खिड़की की चौड़ाई भर।',
      },
    },
  ],
  volunteer: [
    {
      title: { en: 'Carrying stone', hi: 'पत्थर ढोना' },
      text: {
        en: 'From October to May, mornings, from the river bed to the terrace. Small stones count too.',
        hi: 'अक्टूबर से मई तक, सुबह के समय, नदी से चबूतरे तक। छोटे पत्थर भी काम आते हैं।',
      },
    },
    {
      title: { en: 'Joiners and slaters', hi: 'बढ़ई और स्लेट के कारीगर' },
      text: {
        en: 'If it is your trade, a week beside our people helps both sides. Tools are here.',
        hi: 'यदि यह आपका हुनर है, तो हमारे लोगों के साथ एक हफ़्ता दोनों के काम आएगा। औज़ार यहाँ हैं।',
      },
    },
  ],
  related: [3, 4, 8],
}
