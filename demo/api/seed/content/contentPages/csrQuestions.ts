import type { SeedContentPage } from '../types.ts'

export const csrQuestions: SeedContentPage['questions'] = [
  {
    question: { en: 'Does every company have to give?', hi: 'क्या हर कंपनी को देना होता है?' },
    answer: {
      en: 'No. The duty begins at a certain size: net worth of ₹500 crore, turnover of ₹1,000 crore or net profit of ₹5 crore in the year before. Such a company spends two per cent of its average profit of three years. A smaller one may give as it likes.',
      hi: 'नहीं। दायित्व एक आकार से शुरू होता है: पिछले वर्ष में ₹500 करोड़ की निवल संपत्ति, ₹1,000 करोड़ का कारोबार या ₹5 करोड़ का शुद्ध लाभ। ऐसी कंपनी तीन वर्षों के औसत लाभ का दो प्रतिशत ख़र्च करती है। छोटी कंपनी अपनी इच्छा से दे सकती है।',
    },
  },
  {
    question: { en: 'How much of it goes into administration?', hi: 'प्रबंध में कितना जाता है?' },
    answer: {
      en: 'In a CSR project at most five per cent, and only what the project itself causes, such as its audit. In the trust as a whole it was six per cent in 2025-26, upkeep of the houses included.',
      hi: 'सीएसआर परियोजना में अधिकतम पाँच प्रतिशत, और वही जो उसी परियोजना के कारण हो, जैसे उसका ऑडिट। पूरे न्यास में 2025-26 में यह छह प्रतिशत था, भवनों के रखरखाव सहित।',
    },
  },
  {
    question: { en: 'May our name be put up?', hi: 'क्या हमारा नाम लिखा जाएगा?' },
    answer: {
      en: 'In our list of partners and in the yearly report, gladly. Not on school bags, plates, cows or people.',
      hi: 'सहयोगियों की सूची और वार्षिक रिपोर्ट में, ख़ुशी से। बस्तों, थालियों, गायों या लोगों पर नहीं।',
    },
  },
  {
    question: { en: 'Can our staff come and help?', hi: 'क्या हमारे कर्मचारी सेवा के लिए आ सकते हैं?' },
    answer: {
      en: 'Yes, in groups of up to fifteen, for one to three days. They work where they are needed, which in the rains may mean carrying stones. Their time does not count as CSR spending.',
      hi: 'जी हाँ, पंद्रह लोगों तक के समूह में, एक से तीन दिन के लिए। वे वहीं काम करते हैं जहाँ ज़रूरत हो; बरसात में इसका अर्थ पत्थर ढोना भी हो सकता है। उनका समय सीएसआर व्यय में नहीं गिना जाता।',
    },
  },
  {
    question: { en: 'Is there a deduction from tax as well?', hi: 'क्या कर में छूट भी मिलती है?' },
    answer: {
      en: 'That depends on your case and on the year. CSR spending as such is not a business expense. Please ask your tax adviser; we give the receipt and the certificate in either case.',
      hi: 'यह आपकी स्थिति और वर्ष पर निर्भर है। सीएसआर व्यय अपने आप में व्यापार का ख़र्च नहीं माना जाता। कृपया अपने कर सलाहकार से पूछें; रसीद और प्रमाणपत्र हम हर स्थिति में देते हैं।',
    },
  },
  {
    question: { en: 'What happens if a plan does not work?', hi: 'योजना सफल न हो, तो?' },
    answer: {
      en: 'We stop, tell you, and propose what to do with what is left. It has happened once: of twenty-two bins on the ghats, fourteen were taken away again. The company agreed to spend the rest on wages.',
      hi: 'हम रुकते हैं, आपको बताते हैं, और शेष राशि के लिए सुझाव देते हैं। एक बार ऐसा हुआ: घाटों पर लगे बाईस कूड़ेदानों में से चौदह हटाने पड़े। कंपनी शेष राशि मज़दूरी में लगाने पर सहमत हुई।',
    },
  },
]
