import type { SeedContentPage } from '../types.ts'

export const ashayeinQuestions: SeedContentPage['questions'] = [
  {
    question: { en: 'How can a woman join?', hi: 'कोई महिला कैसे जुड़ सकती है?' },
    answer: {
      en: 'By coming, or by telephoning and asking for Meera. Groups begin in March and in September. There is no form and no fee.',
      hi: 'आकर, या फ़ोन पर मीरा जी से बात करके। नई टोली मार्च और सितंबर में शुरू होती है। न कोई फ़ॉर्म है, न फ़ीस।',
    },
  },
  {
    question: { en: 'Can I order something?', hi: 'क्या हम कुछ सिलवा सकते हैं?' },
    answer: {
      en: 'Yes, from twenty pieces on: school uniforms, cloth bags, aprons, cushion covers. Write to us what you need and by when. You will get a price from the women themselves.',
      hi: 'जी हाँ, बीस नग से: स्कूल वर्दी, कपड़े के थैले, एप्रन, गद्दी के ग़िलाफ़। क्या चाहिए और कब तक, लिख भेजिए। दाम महिलाएँ स्वयं बताएँगी।',
    },
  },
  {
    question: { en: 'May I give my old machine?', hi: 'क्या मैं अपनी पुरानी मशीन दे सकती हूँ?' },
    answer: {
      en: 'If it is a pedal machine for which parts can still be had, gladly. Electric ones are of little use here, as the current fails on most afternoons in winter.',
      hi: 'पैडल वाली हो और उसके पुर्ज़े मिलते हों, तो ख़ुशी से। बिजली की मशीन यहाँ कम काम आती है, क्योंकि जाड़ों में दोपहर को बिजली अक्सर चली जाती है।',
    },
  },
  {
    question: { en: 'Why sewing?', hi: 'सिलाई ही क्यों?' },
    answer: {
      en: 'Because it can be done at home, between other work, and because the valley buys its clothes here. It is not for everybody. Who would rather keep books, nurse or cook is welcome in the internship.',
      hi: 'क्योंकि यह घर पर, दूसरे कामों के बीच हो सकती है, और घाटी के लोग कपड़े यहीं सिलवाते हैं। यह सबके मन का काम नहीं है। जो लेखा, रोगी सेवा या रसोई सीखना चाहें, उनके लिए इंटर्नशिप है।',
    },
  },
]
