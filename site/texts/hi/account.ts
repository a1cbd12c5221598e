/** Hindi of signing in, signing up and new passwords. */
import type * as english from '../en/account.ts'

/** Below the fields of an account. `newPassword` is a label. */
export const fieldHints: typeof english.fieldHints = {
  fullName: 'आपके दान और रसीदों पर यही नाम रहेगा।',
  email: 'लॉगिन, रसीदों और नए पासवर्ड के लिए।',
  contactNo: 'दस अंकों का भारतीय नंबर। भुगतान के समय इसकी ज़रूरत पड़ती है।',
  newPassword: 'नया पासवर्ड',
  newPasswordHint: 'कम से कम 8 अक्षर। कोई छोटा-सा वाक्य याद रखना आसान होता है।',
}

/** Why a new password is refused, by `field:code`. */
export const weakPassword: typeof english.weakPassword = {
  'password:common': 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए इसे पहचानना आसान है। दूसरा चुनें, जैसे तीन शब्द जो केवल आप साथ जोड़ें।',
  'password:own_name': 'यह पासवर्ड आपके नाम या पते से, या हमारे नाम से बना है। ऐसा चुनें जिसे कोई न पहचान सके।',
}

export const fileLink: typeof english.fileLink = 'अगर कुछ न हो, तो यह लिंक खोलें।'

export const login: typeof english.login = {
  title: 'लॉगिन',
  heading: 'फिर से स्वागत है',
  lead: 'दान देने और अपने दान की स्थिति देखने के लिए लॉगिन करें।',
  submit: 'लॉगिन करें',
  forgot: 'पासवर्ड भूल गए?',
  newHere: 'पहली बार आए हैं?',
  signup: 'खाता बनाएँ',
  changed: 'आपका पासवर्ड बदल गया है। अब नए पासवर्ड से लॉगिन करें।',
}

export const signup: typeof english.signup = {
  title: 'खाता बनाएँ',
  heading: 'अपना खाता बनाएँ',
  lead: 'एक मिनट लगेगा। हम केवल वही पूछते हैं जो भुगतान के लिए ज़रूरी है।',
  submit: 'खाता बनाएँ',
  haveOne: 'पहले से खाता है?',
}

export const forget: typeof english.forget = {
  title: 'पासवर्ड भूल गए',
  heading: 'नया पासवर्ड',
  lead: 'अपने खाते का ई-मेल पता लिखें। हम उस पर एक लिंक भेजेंगे, जिससे एक बार नया पासवर्ड रखा जा सकता है।',
  submit: 'लिंक भेजें',
  sentHeading: 'कृपया अपना ई-मेल देखें',
  sent: (email) => `यदि ${email} का कोई खाता है, तो उस पते पर लिंक भेज दिया गया है। इसमें कुछ मिनट लग सकते हैं; कृपया स्पैम भी देख लें।`,
  again: 'दूसरा पता लिखें',
  back: 'लॉगिन पर लौटें',
}

export const reset: typeof english.reset = {
  heading: 'नया पासवर्ड चुनें',
  lead: 'इसके बाद अपने सभी उपकरणों पर इसी से लॉगिन करें।',
  submit: 'पासवर्ड सहेजें',
  useless: 'यह लिंक अब काम नहीं करेगा',
  uselessText: 'हो सकता है यह पुराना हो, इस्तेमाल हो चुका हो या अधूरा हो। कृपया नया लिंक मँगाएँ।',
  another: 'नया लिंक मँगाएँ',
}

/** Around the privacy notice. */
export const notice: typeof english.notice = {
  more: 'क्यों रखते हैं, कब तक, और आपके अधिकार',
  withdraw: 'अपनी सहमति वापस लें',
  complain: 'शिकायत करें',
  whole: 'गोपनीयता नीति पढ़ें',
}
