/** Hindi of all forms. */
import type { formEn } from './form.en.ts'

export const formHi: typeof formEn = {
  fields: {
    fullName: 'पूरा नाम',
    fullNameHint: 'आपके दान और रसीदों पर यही नाम रहेगा।',
    email: 'ई-मेल',
    emailHint: 'लॉगिन, रसीदों और नए पासवर्ड के लिए।',
    contactNo: 'मोबाइल नंबर',
    contactNoHint: 'दस अंकों का भारतीय नंबर। भुगतान के समय इसकी ज़रूरत पड़ती है।',
    password: 'पासवर्ड',
    newPassword: 'नया पासवर्ड',
    newPasswordHint: 'कम से कम 8 अक्षर। कोई छोटा-सा वाक्य याद रखना आसान होता है।',
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
  },

  fieldProblems: {
    required: 'कृपया इसे भरें।',
    email: 'कृपया ई-मेल पता लिखें (जैसे name@example.org)।',
    too_short: 'यह बहुत छोटा है।',
    too_long: 'यह बहुत लंबा है।',
    phone: 'कृपया दस अंकों का मोबाइल नंबर लिखें (जैसे 90000 00000)।',
    taken: 'इस ई-मेल से एक खाता पहले से है। कृपया लॉगिन करें।',
    mismatch: 'यह मेल नहीं खाता।',
    wrongSignIn: 'ई-मेल या पासवर्ड सही नहीं है। कृपया फिर से लिखें।',
    'fullName:required': 'अपना पूरा नाम लिखें।',
    'fullName:too_short': 'अपना पूरा नाम लिखें, कम से कम 2 अक्षर।',
    'email:required': 'अपना ई-मेल पता लिखें।',
    'email:email': 'ई-मेल पता इस तरह लिखें: name@example.org।',
    'contactNo:required': 'अपना मोबाइल नंबर लिखें।',
    'contactNo:phone': 'दस अंकों का मोबाइल नंबर लिखें (जैसे 90000 00000)।',
    'password:required': 'पासवर्ड लिखें।',
    'password:too_short': 'कम से कम 8 अक्षरों का पासवर्ड लिखें।',
    'password:mismatch': 'ई-मेल या पासवर्ड सही नहीं है। कृपया फिर से लिखें।',
    other: 'कृपया इसे जाँच लें।',
  },
  problemsInForm: (count) => (count === 1 ? 'एक जगह ध्यान देना है' : `${count} जगह ध्यान देना है`),
  keptDraft: 'यह वही है जो आपने पहले लिखा था। यह अभी सहेजा नहीं गया है।',
  dayParts: { day: 'दिन', month: 'महीना', year: 'वर्ष', choose: 'चुनें' },
}
