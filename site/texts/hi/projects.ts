/** Hindi of the list of projects, and the page of one. */
import { groupIndian } from '../../../shared/money.ts'
import { donationKinds } from '../../../shared/texts/hi/donationKinds.ts'
import type * as english from '../en/projects.ts'

/** The list of projects; the page of one project uses them for its progress too. */
export const projects: typeof english.projects = {
  title: 'सेवा के काम',
  lead: 'आश्रम की हर परियोजना: उसे कितना चाहिए और अब तक कितना मिला।',
  projects: 'परियोजनाएँ',
  kinds: {
    all: {
      short: 'सभी',
      heading: 'सभी परियोजनाएँ',
      text: 'हर परियोजना का हिसाब अलग है। आपका दान उसी परियोजना में लगता है जिसके लिए आपने दिया।',
    },
    ...donationKinds,
  },
  filter: 'दान के प्रकार के अनुसार',
  raised: 'अब तक मिले',
  ofGoal: (goal) => `आवश्यक ${goal} में से`,
  percent: (percent) => `${percent}\u00a0%`,
  donors: (count) => (count === '1' ? 'एक दाता' : `${count} दाता`),
  lastDay: (day) => `अंतिम दिन: ${day}`,
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

/** The search in lists of projects. */
export const search: typeof english.search = {
  label: 'परियोजना खोजें',
  button: 'खोजें',
  clear: 'सभी परियोजनाएँ दिखाएँ',
  found: (count, words) =>
    count === 1 ? `“${words}” के लिए एक परियोजना मिली।` : `“${words}” के लिए ${groupIndian(count)} परियोजनाएँ मिलीं।`,
  firstOf: (listed, total) => `${groupIndian(total)} परियोजनाओं में से पहली ${listed}।`,
  firstListed: (listed) => `सूची में पहली ${listed} हैं।`,
}

/** The page of one project. */
export const project: typeof english.project = {
  one: 'परियोजना',
  missing: 'यह परियोजना यहाँ नहीं है',
  missingText: 'हो सकता है परियोजना पूरी हो चुकी हो, या पता सही न हो। आप कोई दूसरी परियोजना चुन सकते हैं।',
  toList: 'सभी परियोजनाएँ देखें',
  crumb: 'परियोजनाएँ',
  giveArea: 'दान',
  donate: 'दान करें',
  kinds: donationKinds,
  receipt: 'बैंक से भुगतान की पुष्टि होने पर आपको रसीद मिलती है।',
  tax: (label) => `न्यास कर छूट के लिए पंजीकृत है: ${label}। पंजीकरण संख्या:`,
  handsInstead: 'इस परियोजना में सेवा कीजिए',
  story: 'परियोजना के बारे में',
  share: {
    title: 'औरों को बताइए',
    device: 'साझा करें',
    whatsApp: 'व्हाट्सऐप पर',
    mail: 'ई-मेल से',
    address: 'इस पेज का पता',
  },
}
