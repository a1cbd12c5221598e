/** Hindi of what every page may need. */
import { sharedProblems } from '../../../shared/texts/hi/sharedProblems.ts'
import type * as english from '../en/common.ts'

export const frame: typeof english.frame = {
  skip: 'सीधे मुख्य भाग पर जाएँ',
  home: (name) => `${name}, मुख्य पेज`,
  tagline: 'नदी किनारे एक आश्रम',
  language: 'भाषा',
  account: 'आपका खाता',
  donate: 'दान करें',
  login: 'लॉगिन',
  logout: 'लॉगआउट',
  loggedOut: 'आप लॉगआउट हो गए हैं।',
  callTitle: 'आपका दान आश्रम और उसके साधकों का सहारा है।',
  callText: 'एक थाली, एक दिन का चारा, एक बस्ता: हर दान उसी परियोजना में लगता है जो आप चुनते हैं।',
  contact: 'लिखें, फ़ोन करें या मिलने आएँ',
  address: 'पता',
  phone: 'फ़ोन',
  email: 'ई-मेल',
  follow: 'हम यहाँ भी हैं',
  taxDeduction: 'कर छूट',
  rights: (year, name) => `© ${year} ${name}`,
  loading: 'खुल रहा है',
  tryAgain: 'फिर से कोशिश करें',
  pagesOf: (label) => `${label}: पृष्ठ`,
  pageNumber: (number) => `पृष्ठ ${number}`,
  previousPage: 'पिछला',
  nextPage: 'अगला',
  copy: (label) => `${label} कॉपी करें`,
  copied: (label) => `कॉपी हो गया: ${label}`,
  copyShort: 'कॉपी',
  copiedShort: 'हो गया',
}

export const nav: typeof english.nav = {
  label: 'मुख्य मेन्यू',
  home: 'मुख्य पेज',
  about: 'हमारे बारे में',
  swargashram: 'स्वर्गाश्रम',
  projects: 'परियोजनाएँ',
  csr: 'सीएसआर सहयोग',
  gallery: 'गैलरी',
  blog: 'ब्लॉग',
  contact: 'संपर्क करें',
  menu: 'मेन्यू',
  close: 'मेन्यू बंद करें',
  kindness: 'सेवा के काम',
  discover: 'और जानें',
  discoverProject: (title) => `${title}: और जानें`,
  allProjects: 'सभी परियोजनाएँ',
}

export const quick: typeof english.quick = {
  label: 'इस साइट पर',
  insights: 'लेख और आने वाले कार्यक्रम',
  privacy: 'निजता नीति',
  terms: 'नियम और शर्तें',
}

export const fields: typeof english.fields = {
  fullName: 'पूरा नाम',
  email: 'ई-मेल',
  contactNo: 'मोबाइल नंबर',
  password: 'पासवर्ड',
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
}

export const dayParts: typeof english.dayParts = { day: 'दिन', month: 'महीना', year: 'वर्ष', choose: 'चुनें' }

export const problems: typeof english.problems = sharedProblems

export const failures: typeof english.failures = {
  unreachable: 'सर्वर से संपर्क नहीं हो सका। कृपया इंटरनेट जाँचकर फिर से कोशिश करें।',
  timedOut: 'सर्वर ने उत्तर देने में बहुत देर की। कृपया फिर से कोशिश करें।',
  serverFault: 'हमारी ओर से कुछ गड़बड़ हुई है। कृपया थोड़ी देर में फिर से कोशिश करें।',
  malformed: 'उत्तर पढ़ा नहीं जा सका। कृपया थोड़ी देर में फिर से कोशिश करें।',
  refused: 'यह स्वीकार नहीं हुआ। कृपया जाँचकर फिर से कोशिश करें।',
  tooMany: (seconds) =>
    seconds > 90
      ? `बहुत बार कोशिश हो चुकी है। कृपया ${Math.ceil(seconds / 60)} मिनट बाद फिर से कोशिश करें।`
      : `बहुत बार कोशिश हो चुकी है। कृपया ${seconds} सेकंड बाद फिर से कोशिश करें।`,
}

export const crash: typeof english.crash = {
  title: 'यह पेज नहीं खुल सका',
  text: 'इसका एक हिस्सा नहीं पहुँचा, शायद इंटरनेट कनेक्शन टूट गया था। आपके दान पर इसका कोई असर नहीं है।',
  reload: 'पेज फिर से खोलें',
  home: 'मुख्य पेज पर जाएँ',
}
