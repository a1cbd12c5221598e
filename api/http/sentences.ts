import type { Language } from './language.ts'

/** What the API says to people, by refusal code or kind of success. Clients show these as they are. */
const sentences = {
  ok: { en: 'OK', hi: 'ठीक है' },
  invalid: { en: 'Please check the marked fields.', hi: 'कृपया चिह्नित जानकारी जाँच लें।' },
  unauthorized: { en: 'Please sign in.', hi: 'कृपया लॉगिन करें।' },
  not_found: { en: 'Not found.', hi: 'यह नहीं मिला।' },
  method: { en: 'This address does not take that method.', hi: 'यह पता इस तरह का अनुरोध नहीं लेता।' },
  malformed: { en: 'The request cannot be read.', hi: 'अनुरोध पढ़ा नहीं जा सका।' },
  too_large: { en: 'The request is too large.', hi: 'अनुरोध बहुत बड़ा है।' },
  too_many: { en: 'Too many attempts. Please wait and try again.', hi: 'बहुत बार प्रयास हुआ। थोड़ा रुककर फिर कोशिश करें।' },
  origin: { en: 'This page may not make this call.', hi: 'इस पेज को यह अनुरोध करने की अनुमति नहीं है।' },
  scope: { en: 'This sign-in is good for donating only.', hi: 'यह लॉगिन केवल दान देने के लिए है।' },
  staff: { en: 'Only the trust’s staff may see this.', hi: 'यह केवल न्यास के कर्मचारी देख सकते हैं।' },
  mismatch: {
    en: 'This does not match the payment that was prepared. Please start again.',
    hi: 'यह जानकारी तैयार किए गए भुगतान से मेल नहीं खाती। कृपया फिर से शुरू करें।',
  },
  not_recorded: { en: 'This donation has not been recorded yet.', hi: 'यह दान अभी दर्ज नहीं हुआ है।' },
  settled: { en: 'This payment is already settled.', hi: 'इस भुगतान का परिणाम आ चुका है।' },
  email_in_use: {
    en: 'An account with this e-mail address exists. Please sign in with its password.',
    hi: 'इस ई-मेल पते से खाता पहले से है। कृपया उसके पासवर्ड से लॉगिन करें।',
  },
  wrong_password: { en: 'E-mail or password is wrong.', hi: 'ई-मेल या पासवर्ड सही नहीं है।' },
  reset_link: {
    en: 'This link has expired or was already used. Please ask for a new one.',
    hi: 'यह लिंक अब काम नहीं करता। कृपया नया लिंक मँगाएँ।',
  },
  welcome: { en: 'Welcome.', hi: 'स्वागत है।' },
  signed_out: { en: 'You are signed out.', hi: 'आप लॉगआउट हो गए हैं।' },
  mail_sent: {
    en: 'If an account uses this address, a mail with a link is on its way.',
    hi: 'यदि इस पते से कोई खाता है, तो लिंक वाला ई-मेल भेज दिया गया है।',
  },
  password_changed: { en: 'Your password is changed. Please sign in.', hi: 'आपका पासवर्ड बदल गया है। कृपया लॉगिन करें।' },
  password_set: {
    en: 'Your password is changed, and every other device is signed out.',
    hi: 'आपका पासवर्ड बदल गया है, और बाक़ी सभी उपकरणों से लॉगआउट हो गया है।',
  },
  wrong_current_password: { en: 'The current password is wrong.', hi: 'मौजूदा पासवर्ड सही नहीं है।' },
  saved: { en: 'Saved.', hi: 'सहेज लिया गया।' },
  receipt_mailed: {
    en: 'The receipt is on its way to your e-mail address.',
    hi: 'रसीद आपके ई-मेल पते पर भेज दी गई है।',
  },
  date_added: { en: 'The day is added.', hi: 'यह दिन दर्ज हो गया है।' },
  date_removed: { en: 'The day is removed.', hi: 'यह दिन हटा दिया गया है।' },
  too_many_dates: {
    en: 'You cannot add more days. Please remove one first.',
    hi: 'इससे अधिक दिन दर्ज नहीं हो सकते। पहले कोई एक हटाएँ।',
  },
  account_deleted: {
    en: 'Your account is deleted. Thank you for all you have given.',
    hi: 'आपका खाता हटा दिया गया है। आपके सहयोग के लिए धन्यवाद।',
  },
  notifications_read: { en: 'Notifications are marked as read.', hi: 'सूचनाएँ पढ़ी हुई चिह्नित कर दी गई हैं।' },
  pledged: {
    en: 'Thank you. We will remind you on the day; nothing is debited by itself.',
    hi: 'धन्यवाद। उस दिन हम आपको याद दिलाएँगे; अपने आप कोई राशि नहीं कटेगी।',
  },
  pledge_ended: { en: 'Your pledge is ended.', hi: 'आपका संकल्प समाप्त कर दिया गया है।' },
  message_stored: {
    en: 'Thank you. Your message has arrived; we answer within three working days.',
    hi: 'धन्यवाद। आपका संदेश हमें मिल गया है; हम तीन कार्यदिवसों में उत्तर देंगे।',
  },
  offer_stored: {
    en: 'Thank you for offering to help. We will write to you within three working days.',
    hi: 'सेवा के लिए आगे आने का धन्यवाद। हम तीन कार्यदिवसों में आपसे संपर्क करेंगे।',
  },
  partner_request_stored: {
    en: 'Thank you. Your request has arrived; we answer within three working days.',
    hi: 'धन्यवाद। आपका अनुरोध हमें मिल गया है; हम तीन कार्यदिवसों में उत्तर देंगे।',
  },
  recorded: { en: 'The donation is recorded.', hi: 'दान दर्ज हो गया है।' },
} as const satisfies Record<string, Record<Language, string>>

export type SentenceKey = keyof typeof sentences

export function say(key: SentenceKey, language: Language): string {
  return sentences[key][language]
}
