import type { ProjectsTexts } from './en.ts'

const kinds: ProjectsTexts['kinds'] = {
  all: {
    short: 'सभी',
    heading: 'सभी परियोजनाएँ',
    text: 'हर परियोजना का हिसाब अलग है। आपका दान उसी परियोजना में लगता है जिसके लिए आपने दिया।',
  },
  item: {
    short: 'वस्तुएँ',
    heading: 'वस्तुओं का दान',
    text: 'एक भोजन, एक दिन का चारा, एक बस्ता: वस्तुएँ और उनकी संख्या आप चुनते हैं। हर वस्तु का दाम लिखा है।',
  },
  flexible: {
    short: 'कोई भी राशि',
    heading: 'किसी भी राशि का दान',
    text: 'राशि आप चुनते हैं। परियोजना को जिसकी सबसे अधिक ज़रूरत है, राशि उसी में लगती है।',
  },
  fixed: {
    short: 'तय हिस्सा',
    heading: 'तय हिस्से का दान',
    text: 'एक हिस्से की राशि तय है। हिस्सों की संख्या आप चुनते हैं।',
  },
}

export const hi: ProjectsTexts = {
  title: 'सेवा के काम',
  lead: 'आश्रम की हर परियोजना: उसे कितना चाहिए और अब तक कितना मिला।',
  projects: 'परियोजनाएँ',
  kinds,
  filter: 'दान के प्रकार के अनुसार',
  raised: 'अब तक मिले',
  ofGoal: (goal) => `आवश्यक ${goal} में से`,
  percent: (percent) => `${percent}\u00a0%`,
  donors: (count) => (count === '1' ? 'एक दाता' : `${count} दाता`),
  asOf: (day) => `${day} तक`,
  allAsOf: (day) => `सभी राशियाँ ${day} तक की हैं।`,
  openEnd: 'कोई तय लक्ष्य नहीं: दान की ज़रूरत हमेशा है',
  discover: 'और जानिए',
  discoverProject: (title) => `${title} के बारे में और जानिए`,
  donate: 'दान दें',
  donateTo: (title) => `${title} के लिए दान दें`,
  empty: 'अभी कोई परियोजना इस प्रकार का दान नहीं ले रही है।',
  beyond: 'सूची का यह पृष्ठ नहीं है।',
  toAll: 'सभी परियोजनाएँ देखें',
  toFirst: 'पहले पृष्ठ पर जाएँ',
}
