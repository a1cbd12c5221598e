/** Hindi of what a form says once somebody types. */
import type * as english from '../en/checks.ts'

export const fieldProblems: typeof english.fieldProblems = {
  required: 'कृपया इसे भरें।',
  email: 'कृपया ई-मेल पता लिखें (जैसे name@example.org)।',
  too_short: 'यह बहुत छोटा है।',
  too_long: 'यह बहुत लंबा है।',
  formula: 'कृपया अक्षर या अंक से शुरू करें, - या @ जैसे चिह्न से नहीं।',
  phone: 'कृपया दस अंकों का मोबाइल नंबर लिखें (जैसे 90000 00000)।',
  taken: 'इस ई-मेल से एक खाता पहले से है। कृपया लॉगिन करें।',
  mismatch: 'यह मेल नहीं खाता।',
  future: 'यह दिन अभी आया नहीं है।',
  too_early: 'यह दिन बहुत पहले का है। वर्ष जाँचें।',
  pin: 'पिन कोड में छह अंक होते हैं, जैसे 249001।',
  'name:invalid': '< या इमोजी जैसे चिह्न हटा दें।',
  'fullName:required': 'अपना पूरा नाम लिखें।',
  'fullName:too_short': 'अपना पूरा नाम लिखें, कम से कम 2 अक्षर।',
  'fullName:invalid': 'वे चिह्न हटा दें जो रसीद पर नहीं छप सकते, जैसे < या इमोजी।',
  'email:required': 'अपना ई-मेल पता लिखें।',
  'email:email': 'ई-मेल पता इस तरह लिखें: name@example.org।',
  'contactNo:required': 'अपना मोबाइल नंबर लिखें।',
  'contactNo:phone': 'दस अंकों का मोबाइल नंबर लिखें (जैसे 90000 00000)।',
  'password:required': 'पासवर्ड लिखें।',
  'password:too_short': 'कम से कम 8 अक्षरों का पासवर्ड लिखें।',
  'password:mismatch': 'ई-मेल या पासवर्ड सही नहीं है। कृपया फिर से लिखें।',
  other: 'कृपया इसे जाँच लें।',
}

export const problemsInForm: typeof english.problemsInForm = (count) =>
  count === 1 ? 'एक जगह ध्यान देना है' : `${count} जगह ध्यान देना है`

/** Asks again who this is, before an act that needs it. */
export const proof: typeof english.proof = {
  password: 'आपका पासवर्ड',
  why: 'कृपया बताएँ कि यह आप ही हैं। पासवर्ड नहीं है, तो Google या Apple से दोबारा लॉगिन करें और दस मिनट के भीतर यहाँ लौटें।',
  again: 'लॉगआउट करके दोबारा लॉगिन करें',
  wrong: 'यह आपका पासवर्ड नहीं है।',
}

export const meanwhile: typeof english.meanwhile = 'इस बीच किसी और ने यह सहेजा; आपका लिखा वैसा ही है:'

export const keptDraft: typeof english.keptDraft = 'यह वही है जो आपने पहले लिखा था। यह अभी सहेजा नहीं गया है।'
