import type { Mail } from '../dependencies.ts'
import type { Language } from '../http/language.ts'

/** The link to a new password. */
export function resetMail(to: string, link: string, minutes: number, language: Language): Mail {
  if (language === 'hi') {
    return {
      to,
      subject: 'नया पासवर्ड चुनें',
      text: `नमस्ते,\n\nनया पासवर्ड चुनने के लिए यह लिंक खोलें। यह केवल एक बार और अगले ${minutes} मिनट तक ही काम करेगा:\n\n${link}\n\nयदि आपने इसे नहीं माँगा था, तो इस ई-मेल को अनदेखा कर दें; आपका पासवर्ड वैसा ही रहेगा।\n\nकिनारा सेवा न्यास`,
    }
  }
  return {
    to,
    subject: 'Choose a new password',
    text: `Namaste,\n\nOpen this link to choose a new password. It works once, for ${minutes} minutes:\n\n${link}\n\nIf you did not ask for it, ignore this mail; your password stays as it is.\n\nKinara Seva Nyas`,
  }
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(to: string, language: Language): Mail {
  if (language === 'hi') {
    return {
      to,
      subject: 'आपका पासवर्ड बदल गया है',
      text: 'नमस्ते,\n\nआपके खाते का पासवर्ड अभी बदला गया है और बाक़ी सभी जगहों से लॉगआउट कर दिया गया है।\n\nयदि यह आपने नहीं किया, तो तुरंत नया पासवर्ड मँगाएँ और हमें बताएँ।\n\nकिनारा सेवा न्यास',
    }
  }
  return {
    to,
    subject: 'Your password was changed',
    text: 'Namaste,\n\nThe password of your account was just changed, and it was signed out everywhere else.\n\nIf that was not you, ask for a new password at once and tell us.\n\nKinara Seva Nyas',
  }
}
