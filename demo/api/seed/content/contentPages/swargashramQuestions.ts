import type { SeedContentPage } from '../types.ts'

export const swargashramQuestions: SeedContentPage['questions'] = [
  {
    question: { en: 'Do I have to belong to a faith?', hi: 'क्या किसी विशेष धर्म का होना ज़रूरी है?' },
    answer: {
      en: 'No. Nobody is asked. The evening lamps and the morning sitting are open to all, and one may also stay away from them.',
      hi: 'नहीं। यहाँ किसी से नहीं पूछा जाता। साँझ के दीप और सुबह का मौन सबके लिए हैं, और कोई न आना चाहे तो भी ठीक है।',
    },
  },
  {
    question: { en: 'May I come alone, as a woman?', hi: 'क्या कोई महिला अकेली आ सकती है?' },
    answer: {
      en: 'Yes. About a third of our guests do. The women’s corridor has its own door and its own key, and Sister Kamla sleeps at the end of it.',
      hi: 'जी हाँ। लगभग एक तिहाई अतिथि ऐसे ही आते हैं। महिलाओं के गलियारे का अपना दरवाज़ा और अपनी चाबी है, और उसके छोर पर सिस्टर कमला का कमरा है।',
    },
  },
  {
    question: { en: 'May I bring children?', hi: 'क्या बच्चों को ला सकते हैं?' },
    answer: {
      en: 'Gladly. The river is fast and cold, so a grown-up must be with them on the ghats at all times.',
      hi: 'ज़रूर। नदी तेज़ और ठंडी है, इसलिए घाट पर कोई बड़ा हर समय उनके साथ रहे।',
    },
  },
  {
    question: { en: 'What should I bring?', hi: 'साथ क्या लाएँ?' },
    answer: {
      en: 'A torch, something warm even in May, a bottle for water, your medicines, and shoes that come off easily.',
      hi: 'टॉर्च, मई में भी कुछ गर्म कपड़ा, पानी की बोतल, अपनी दवाइयाँ, और ऐसे जूते जो आसानी से उतर जाएँ।',
    },
  },
  {
    question: { en: 'Can I be reached while I am with you?', hi: 'क्या वहाँ रहते हुए मुझसे संपर्क हो सकेगा?' },
    answer: {
      en: 'Through the office, by telephone. Messages are put under your door. Urgent ones are brought to you, wherever you sit.',
      hi: 'दफ़्तर के फ़ोन पर। संदेश आपके दरवाज़े के नीचे रख दिए जाते हैं। कुछ ज़रूरी हो, तो आप जहाँ बैठे हों वहीं पहुँचा दिया जाता है।',
    },
  },
]
