import type { SeedAward, SeedQuote } from './types.ts'

export const quotes: readonly SeedQuote[] = [
  {
    text: {
      en: 'A free meal is heavy if somebody makes you feel it. Here nobody does, so it sits well.',
      hi: 'मुफ़्त का खाना भारी होता है, अगर कोई एहसान जताए। यहाँ कोई जताता नहीं, इसलिए पच जाता है।',
    },
    by: { en: 'Prem Bahadur, porter at the bus stand', hi: 'प्रेम बहादुर, बस अड्डे के कुली' },
  },
  {
    text: {
      en: 'Nobody has ever thanked me for the salt. They only tell me when it is missing.',
      hi: 'नमक के लिए आज तक किसी ने धन्यवाद नहीं दिया। कम हो, तभी बताते हैं। यही ठीक भी है।',
    },
    by: { en: 'Bishan Dutt, head cook', hi: 'बिशन दत्त, मुख्य रसोइया' },
  },
  {
    text: {
      en: 'Children can smell a lesson through the cover. I put the riddles on the lower shelf.',
      hi: 'बच्चे जिल्द के बाहर से ही उपदेश सूँघ लेते हैं। मैं पहेलियाँ नीचे की अलमारी में रखती हूँ।',
    },
    by: { en: 'Hemlata Semwal, teacher', hi: 'हेमलता सेमवाल, शिक्षिका' },
  },
  {
    text: {
      en: 'They wrote to me that my tree had died, and that another stood in its place. I have given every year since.',
      hi: 'उन्होंने लिखा कि मेरा पेड़ नहीं बचा और उसकी जगह दूसरा लगा दिया है। तब से मैं हर साल देता हूँ।',
    },
    by: { en: 'Subhash K., donor since 2017', hi: 'सुभाष के., 2017 से दाता' },
  },
  {
    text: {
      en: 'I used to ask even before buying soap. Now I am asked what a blouse costs.',
      hi: 'पहले साबुन भी पूछकर लेती थी। अब लोग मुझसे पूछते हैं कि ब्लाउज़ कितने का।',
    },
    by: { en: 'Rekha, tailor, seventh hamlet', hi: 'रेखा, दर्ज़िन, सातवाँ टोला' },
  },
  {
    text: {
      en: 'Whoever sits on the bank long enough is one day asked to hold the rope.',
      hi: 'जो किनारे पर देर तक बैठे, उसे एक दिन रस्सी थामनी ही पड़ती है।',
    },
    by: { en: 'Saying of the boatmen', hi: 'नाविकों की कहावत' },
  },
]

export const awards: readonly SeedAward[] = [
  {
    title: { en: 'Clean kitchen certificate, highest grade', hi: 'स्वच्छ रसोई प्रमाणपत्र, सर्वोच्च श्रेणी' },
    by: { en: 'Food safety office of the district', hi: 'ज़िला खाद्य सुरक्षा कार्यालय' },
    year: 2026,
    text: {
      en: 'For the ninth year in a row. One remark: the store needs a second thermometer. It has one now.',
      hi: 'लगातार नौवें साल। एक टिप्पणी के साथ: भंडार में दूसरा तापमापी चाहिए। अब है।',
    },
  },
  {
    title: { en: 'Accounts in plain language', hi: 'सरल भाषा में हिसाब' },
    by: { en: 'Upper Valley Forum of Voluntary Bodies', hi: 'ऊपरी घाटी स्वैच्छिक संस्था मंच' },
    year: 2025,
    text: {
      en: 'For a yearly report that lists its failures on page two.',
      hi: 'ऐसी वार्षिक रिपोर्ट के लिए जिसमें चूकें दूसरे ही पन्ने पर लिखी हैं।',
    },
  },
  {
    title: { en: 'School with the best attendance in the rains', hi: 'बरसात में सबसे अच्छी उपस्थिति वाला स्कूल' },
    by: { en: 'Block education office', hi: 'प्रखंड शिक्षा कार्यालय' },
    year: 2023,
    text: {
      en: 'Among small schools of the block. The prize, a clock, hangs in class four and is five minutes fast.',
      hi: 'प्रखंड के छोटे स्कूलों में। पुरस्कार में मिली घड़ी चौथी कक्षा में टँगी है और पाँच मिनट आगे चलती है।',
    },
  },
  {
    title: { en: 'Keepers of the springs', hi: 'जलस्रोत प्रहरी' },
    by: { en: 'Council of village forests', hi: 'वन पंचायतों की परिषद' },
    year: 2022,
    text: {
      en: 'Together with the forest council of Devkinara, for one spring that runs again in May.',
      hi: 'देवकिनारा वन पंचायत के साथ, उस एक सोते के लिए जो अब मई में भी बहता है।',
    },
  },
  {
    title: { en: 'Letter of thanks for rations in the lockdown', hi: 'तालाबंदी में राशन के लिए धन्यवाद-पत्र' },
    by: { en: 'District administration', hi: 'ज़िला प्रशासन' },
    year: 2020,
    text: {
      en: 'For dry rations to 640 houses in five months, carried mostly by porters who had no other work then.',
      hi: 'पाँच महीनों में 640 घरों तक सूखा राशन पहुँचाने के लिए, जो ज़्यादातर उन्हीं कुलियों ने पहुँचाया जिनके पास तब काम नहीं था।',
    },
  },
  {
    title: { en: 'Friend of the porters', hi: 'कुलियों के साथी' },
    by: { en: 'Porters’ cooperative of the bus stand', hi: 'बस अड्डा कुली सहकारी समिति' },
    year: 2019,
    text: {
      en: 'A brass badge without a number. It is the one of which the kitchen is proudest.',
      hi: 'बिना नंबर का पीतल का एक बिल्ला। रसोई को सबसे ज़्यादा गर्व इसी पर है।',
    },
  },
]
