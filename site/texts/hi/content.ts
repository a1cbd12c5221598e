/** Hindi of the pages that an editor writes as sections. */
import { donationKinds } from '../../../shared/texts/hi/donationKinds.ts'
import type * as english from '../en/content.ts'

/** The parts of all pages that an editor writes as sections. */
export const contentPage: typeof english.contentPage = {
  facts: 'एक नज़र में',
  questions: 'अक्सर पूछा जाता है',
  empty: 'यह पेज अभी ख़ाली है। कृपया हमें लिखिए या फ़ोन कीजिए, हम ख़ुशी से बताएँगे।',
  ask: 'हमें लिखिए',
  gives: 'आपके दान से क्या होता है',
  givesLead: (project) => `नीचे की हर राशि “${project}” के लिए है। आप कोई और राशि भी दे सकते हैं।`,
  amount: 'राशि',
  effect: 'उससे क्या होता है',
  give: 'दान दें',
  giveAmount: (amount) => `${amount} का दान दें`,
  choose: 'चुनें',
  chooseFor: (effect) => `चुनें: ${effect}`,
  giveTo: (project) => `${project} के लिए दान दें`,
  hands: 'सेवा से जुड़िए',
  handsLead: 'आप अपने समय से भी मदद कर सकते हैं।',
  offer: 'अपना समय दीजिए',
}

/** About the trust. */
export const about: typeof english.about = {
  title: 'हमारे बारे में',
  text: 'हम कौन हैं, हमारे मूल्य क्या हैं, और ज़िम्मेदारी किसकी है।',
  contents: 'इस पेज पर',
  values: 'हमारे मूल्य',
  timeline: 'साल-दर-साल',
  trustees: 'न्यासी',
  trusteesLead: 'न्यास की ज़िम्मेदारी इन्हीं की है। ये कोई वेतन नहीं लेते।',
  empty: 'यह पेज अभी ख़ाली है।',
}

/** Privacy and terms. */
export const legal: typeof english.legal = {
  both: 'निजता और नियम',
  privacyLead: 'हम आपके बारे में क्या रखते हैं, क्यों, कितने समय तक, और आप हमसे क्या माँग सकते हैं।',
  termsLead: 'दान देते समय, यह साइट देखते समय या खाता बनाते समय क्या लागू होता है।',
  updated: (day) => `${day} से लागू`,
}

/** Shown if the API does not answer. */
export const swargashram: typeof english.swargashram = {
  title: 'स्वर्गाश्रम',
  text: 'नदी किनारे का आश्रम: यहाँ की दिनचर्या, नियम और आने का रास्ता।',
}

/** Shown if the API does not answer. */
export const ashayein: typeof english.ashayein = {
  title: 'आशाएँ',
  text: 'एक सिलाई केंद्र, जहाँ महिलाएँ सिलाई सीखती हैं और ख़ुद कमाती हैं।',
}

/** Shown if the API does not answer. */
export const internship: typeof english.internship = {
  title: 'इंटर्नशिप कार्यक्रम',
  text: 'अनुभवी लोगों के साथ काम सीखने के छह महीने।',
}

/** For companies and for owners of pages. */
export const csr: typeof english.csr = {
  title: 'सीएसआर सहयोग',
  text: 'कंपनियाँ कैसे दान दे सकती हैं, उन्हें क्या मिलता है, और किससे पूछें।',
  folded: 'विस्तार से',
  registrations: 'पंजीकरण',
  contact: 'किससे पूछें',
  contactLead: 'कंपनियों के लिए एक पता और एक नंबर।',
  email: 'कंपनियों के लिए ई-मेल',
  phone: 'फ़ोन',
  partners: 'सहयोगी कंपनियाँ',
  collaborators: 'जिनके साथ मिलकर काम होता है',
  since: (year) => `${year} से`,
  button: 'आपके अपने पेज पर दान का बटन',
  project: 'दान किस परियोजना के लिए हो?',
  anyProject: 'दाता स्वयं चुनें',
  code: 'आपके पेज के लिए दो पंक्तियाँ',
  copyCode: 'दोनों पंक्तियाँ',
  tryIt: 'बटन चलाकर देखें',
  donate: 'दान करें',
  toolsTitle: 'और साधन',
  configurator: 'रंग, रूप और राशियाँ चुनें, चलाकर देखें, और React, WordPress, Wix या Tag Manager की पंक्तियाँ कॉपी करें',
  doctor: 'बटन न चले, तो एम्बेड डॉक्टर से कारण पूछें',
  register: 'अपना पेज साझेदार के रूप में पंजीकृत कराएँ, ताकि उससे हुए दान आपके नाम गिने जाएँ',
  effectsTitle: 'आपके पेज पर इसका क्या असर होता है',
  effects: [
    'आपके पेज पर एक छोटी स्क्रिप्ट आती है। अच्छे कनेक्शन पर, पेज पूरा खुल जाने के बाद, फ़ॉर्म की फ़ाइलें भी आ जाती हैं।',
    'कोई कुकी नहीं रखी जाती, और आपके पेज पर कुछ सहेजा नहीं जाता।',
    'इसकी अपनी शैली है: न आपकी शैली से फ़ॉर्म बदलता है, न हमारी शैली से आपका पेज।',
    'स्क्रिप्ट रोकी गई हो, तो बटन के भीतर का लिंक हमारे दान का पेज खोलता है।',
  ],
}

/** The content below the story of a project. */
export const moreWays: typeof english.moreWays = {
  gallery: 'चित्र',
  galleryLead: (count) => `${count} चित्र। बड़ा देखने के लिए किसी एक को दबाइए।`,
  enlarge: (alt) => `बड़ा देखें: ${alt}`,
  lightbox: {
    region: 'बड़े चित्र',
    close: 'बंद करें',
    next: 'अगला चित्र',
    previous: 'पिछला चित्र',
    broken: 'यह चित्र लोड नहीं हो सका।',
  },
  kinds: donationKinds,
  hands: 'सेवा से जुड़िए',
  handsLead: 'आप अपने समय से भी मदद कर सकते हैं। आप क्या करना चाहेंगे, लिखिए। हम एक सप्ताह में उत्तर देते हैं।',
  role: 'आप क्या करना चाहेंगे',
  name: 'आपका नाम',
  email: 'ई-मेल',
  phone: 'फ़ोन',
  phoneHint: 'दस अंकों का नंबर, या विदेश का नंबर देश-कोड के साथ।',
  from: 'आप किस दिन से आ सकेंगे',
  message: 'कुछ और, जो हमें जानना चाहिए',
  messageHint: 'पहले क्या किया है, कितने दिन रुक सकेंगे, आपको क्या चाहिए।',
  optional: '(वैकल्पिक)',
  offer: 'प्रस्ताव भेजें',
  problems: {
    'role_id:required': 'चुनें कि आप क्या करना चाहेंगे।',
    'role_id:unknown': 'इस काम के लिए अब किसी की ज़रूरत नहीं है। कृपया कोई और चुनिए।',
    'name:required': 'अपना नाम लिखें।',
    'name:too_short': 'अपना नाम लिखें, कम से कम 2 अक्षर।',
    'name:too_long': 'नाम अधिक से अधिक 150 अक्षरों में लिखें।',
    'name:invalid': 'अपना नाम एक ही पंक्ति में, केवल अक्षरों में लिखें।',
    'phone:required': 'अपना फ़ोन नंबर लिखें।',
    'phone:phone': 'दस अंकों का फ़ोन नंबर लिखें, या विदेश का नंबर देश-कोड के साथ।',
    'from:date': 'पहले दिन के लिए कैलेंडर की कोई तारीख़ लिखें।',
    'from:past': 'यह दिन बीत चुका है। आज या बाद का कोई दिन लिखें।',
    'message:too_long': 'यह बात अधिक से अधिक 2,000 अक्षरों में लिखें।',
  },
  thanks: 'धन्यवाद। आपका प्रस्ताव हमें मिल गया।',
  thanksText: (email) => `इसकी प्रति ${email} पर भेजी जा रही है। हम हर प्रस्ताव पढ़ते हैं और एक सप्ताह में उत्तर देते हैं।`,
  reference: 'संदर्भ संख्या',
  related: 'मिलती-जुलती परियोजनाएँ',
}
