import type { ProjectsTexts } from './en.ts'

const kinds: ProjectsTexts['kinds'] = {
  all: {
    short: 'सभी',
    heading: 'सारे काम',
    text: 'हर काम का अपना अलग हिसाब है। जिस काम के लिए दिया गया, उसी में लगता है।',
  },
  item: {
    short: 'अलग-अलग चीज़ें',
    heading: 'चीज़ें दीजिए',
    text: 'एक भोजन, एक दिन का चारा, एक बस्ता: क्या और कितना, यह आप चुनते हैं। हर चीज़ का दाम लिखा है।',
  },
  flexible: {
    short: 'कोई भी राशि',
    heading: 'कोई भी राशि दीजिए',
    text: 'छोटी या बड़ी, राशि आप लिखते हैं। जहाँ सबसे पहले ज़रूरत है, वहाँ लगती है।',
  },
  fixed: {
    short: 'पूरे हिस्से',
    heading: 'पूरे हिस्से दीजिए',
    text: 'एक हिस्से की राशि तय है और उससे एक काम पूरा होता है। कितने हिस्से, यह आप बताते हैं।',
  },
}

export const hi: ProjectsTexts = {
  title: 'सेवा के काम',
  lead: 'आश्रम का हर काम: उसे कितना चाहिए और अब तक कितना मिला।',
  projects: 'परियोजनाएँ',
  kinds,
  filter: 'देने के ढंग के अनुसार',
  raised: 'अब तक मिले',
  ofGoal: (goal) => `आवश्यक ${goal} में से`,
  percent: (percent) => `${percent}\u00a0%`,
  donors: (count) => (count === '1' ? 'एक व्यक्ति ने दिया है' : `${count} लोगों ने दिया है`),
  asOf: (day) => `${day} तक`,
  openEnd: 'जब तक काम है, ज़रूरत है',
  discover: 'और जानिए',
  discoverProject: (title) => `${title} के बारे में और जानिए`,
  donate: 'दान दें',
  donateTo: (title) => `${title} के लिए दान दें`,
  empty: 'अभी किसी काम के लिए इस ढंग से दान नहीं लिया जा रहा है।',
  beyond: 'सूची इतनी लंबी नहीं है।',
  toAll: 'सारे काम देखें',
  toFirst: 'पहले पृष्ठ पर',
}
