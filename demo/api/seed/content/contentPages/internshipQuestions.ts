import type { SeedContentPage } from '../types.ts'

export const internshipQuestions: SeedContentPage['questions'] = [
  {
    question: {
      en: 'I am a student in a city. May I do my internship here?',
      hi: 'मैं शहर का विद्यार्थी हूँ। क्या यहाँ इंटर्नशिप कर सकता हूँ?',
    },
    answer: {
      en: 'This programme is for young people from the hills. As a student you are welcome as a volunteer; the project pages say what is needed. We can write a certificate for the time.',
      hi: 'यह कार्यक्रम पहाड़ के युवाओं के लिए है। विद्यार्थी के रूप में आप स्वयंसेवक बनकर आ सकते हैं; क्या काम है, यह परियोजनाओं के पेज पर लिखा है। समय का प्रमाणपत्र हम दे देंगे।',
    },
  },
  {
    question: { en: 'What if I find out that the work is not for me?', hi: 'यदि लगे कि यह काम मेरे लिए नहीं है, तो?' },
    answer: {
      en: 'Tell us in the first month, and you may change to another kind. You may also leave. The stipend is paid for the days that you were here.',
      hi: 'पहले महीने में बता दीजिए, काम बदला जा सकता है। आप जा भी सकते हैं। जितने दिन रहे, उतने दिन की वृत्ति मिलती है।',
    },
  },
  {
    question: { en: 'Do you find me a job afterwards?', hi: 'क्या बाद में नौकरी आप दिलाते हैं?' },
    answer: {
      en: 'We know most employers of the district, and introduce you. We cannot promise a place. Of the twelve of 2025, ten had work by January, and one stayed with us until March to look further.',
      hi: 'ज़िले के अधिकतर नियोक्ताओं को हम जानते हैं और आपका परिचय कराते हैं। नौकरी का वचन नहीं दे सकते। 2025 के बारह में से दस को जनवरी तक काम मिल गया, और एक मार्च तक यहीं रहकर खोजता रहा।',
    },
  },
  {
    question: {
      en: 'I am married, or have a child. May I apply?',
      hi: 'मैं विवाहित हूँ या मेरा बच्चा है। क्या आवेदन कर सकती हूँ?',
    },
    answer: {
      en: 'Yes. For two of the twelve places there is a room with a cot, and somebody of the sewing room looks after the little ones in working hours.',
      hi: 'जी हाँ। बारह में से दो स्थानों के लिए पालने वाला कमरा है, और काम के समय सिलाई केंद्र से कोई छोटे बच्चों को देखता है।',
    },
  },
]
