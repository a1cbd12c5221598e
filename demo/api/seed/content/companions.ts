import { picture } from './pictures.ts'
import type { SeedCompanion } from './types.ts'

/** Those with whom the work is done. */
export const collaborators: readonly SeedCompanion[] = [
  {
    name: { en: 'Forest council of Devkinara', hi: 'देवकिनारा वन पंचायत' },
    text: {
      en: 'Decides where trees are planted, and counts them with us each October.',
      hi: 'तय करती है कि पेड़ कहाँ लगेंगे, और हर अक्टूबर हमारे साथ उन्हें गिनती है।',
    },
    since: 2014,
  },
  {
    name: { en: 'Porters’ cooperative of the bus stand', hi: 'बस अड्डा कुली सहकारी समिति' },
    text: {
      en: 'Carries the grain from the road to the kitchen, forty kilos at a time and no more.',
      hi: 'सड़क से रसोई तक अनाज पहुँचाती है, एक बार में चालीस किलो, उससे ज़्यादा नहीं।',
    },
    since: 1997,
  },
  {
    name: { en: 'Sunday Doctors’ Circle', hi: 'रविवार चिकित्सक मंडल' },
    text: {
      en: 'Thirty-one doctors and dentists from the plains who take turns at the monthly camp.',
      hi: 'मैदान के इकतीस चिकित्सक और दंत चिकित्सक, जो बारी-बारी से मासिक शिविर में आते हैं।',
    },
    since: 1999,
  },
  {
    name: { en: 'Potters of the eighteen houses', hi: 'अठारह घरों के कुम्हार' },
    text: {
      en: 'Make the lamps of Deep Utsav from river clay, and the cups for our tea.',
      hi: 'नदी की मिट्टी से दीप उत्सव के दीये और हमारी चाय के कुल्हड़ बनाते हैं।',
    },
    since: 2015,
  },
  {
    name: { en: 'Hill Teachers’ Reading Circle', hi: 'पहाड़ी शिक्षक पठन मंडल' },
    text: {
      en: 'Chooses books for the open shelf and tries them out on its own classes first.',
      hi: 'खुले पुस्तकालय के लिए किताबें चुनता है और पहले अपनी कक्षाओं में आज़माता है।',
    },
    since: 2017,
  },
  {
    name: { en: 'Women’s grass group of the upper hamlets', hi: 'ऊपरी टोलों का महिला घास समूह' },
    text: {
      en: 'Shares its cutting rights with the cow shelter from June to December, and gets the manure.',
      hi: 'जून से दिसंबर तक घास काटने का अपना हक़ गौशाला से बाँटता है, और बदले में खाद लेता है।',
    },
    since: 2008,
  },
]

/** Companies that give under their CSR policy. All of them are invented. */
export const supportPartners: readonly SeedCompanion[] = [
  {
    name: { en: 'Three Arches Software', hi: 'थ्री आर्चेज़ सॉफ़्टवेयर' },
    text: {
      en: 'Carries three interns in accounts each year, and sends an auditor to teach them for a week.',
      hi: 'हर साल लेखा के तीन प्रशिक्षुओं का ख़र्च उठाती है और हफ़्ते भर पढ़ाने के लिए एक लेखा परीक्षक भेजती है।',
    },
    logo: picture('partner-4'),
    since: 2021,
  },
  {
    name: { en: 'Ghanti Steel Vessels', hi: 'घंटी स्टील वेसल्स' },
    text: {
      en: 'Gave the sixty-litre pots and the washing trough, and mends both.',
      hi: 'साठ लीटर के बर्तन और धुलाई की हौदी दी, और दोनों की मरम्मत भी करती है।',
    },
    logo: picture('partner-6'),
    since: 2018,
  },
  {
    name: { en: 'Slow Loom Textiles', hi: 'स्लो लूम टेक्सटाइल्स' },
    text: {
      en: 'Cloth for the school uniforms, and the parts and the mechanic for the sewing machines.',
      hi: 'स्कूल की वर्दियों का कपड़ा, और सिलाई मशीनों के पुर्ज़े तथा मिस्त्री।',
    },
    logo: picture('partner-2'),
    since: 2020,
  },
  {
    name: { en: 'Morning Bus Lines', hi: 'मॉर्निंग बस लाइन्स' },
    text: {
      en: 'Free seats for patients on their way to the district hospital, and for those who go with them.',
      hi: 'ज़िला अस्पताल जाने वाले रोगियों और उनके साथियों के लिए निःशुल्क सीटें।',
    },
    logo: picture('partner-5'),
    since: 2016,
  },
  {
    name: { en: 'Lamp and Lens Opticals', hi: 'लैंप एंड लेंस ऑप्टिकल्स' },
    text: {
      en: 'Grinds the spectacles of the camp at cost, within a fortnight.',
      hi: 'शिविर के चश्मे लागत मूल्य पर पंद्रह दिन में बनाती है।',
    },
    logo: picture('partner-3'),
    since: 2019,
  },
  {
    name: { en: 'Upland Seeds and Tools', hi: 'अपलैंड सीड्स एंड टूल्स' },
    text: {
      en: 'Nursery beds, watering cans and 120 trees each July.',
      hi: 'पौधशाला की क्यारियाँ, सींचने के कनस्तर और हर जुलाई 120 पेड़।',
    },
    logo: picture('partner-1'),
    since: 2022,
  },
]
