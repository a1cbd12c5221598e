import type { Language } from './language.ts'

/** What people call the fields of the API's payloads. */
const names: Record<string, Record<Language, string>> = {
  fullName: { en: 'your full name', hi: 'अपना पूरा नाम' },
  name: { en: 'the name', hi: 'नाम' },
  email: { en: 'the e-mail address', hi: 'ई-मेल पता' },
  contactNo: { en: 'your mobile number', hi: 'अपना मोबाइल नंबर' },
  phone: { en: 'the phone number', hi: 'फ़ोन नंबर' },
  password: { en: 'the password', hi: 'पासवर्ड' },
  current: { en: 'the current password', hi: 'मौजूदा पासवर्ड' },
  subject: { en: 'the subject', hi: 'विषय' },
  message: { en: 'the message', hi: 'संदेश' },
  'address.line': { en: 'house and street', hi: 'मकान और गली' },
  'address.city': { en: 'the town or village', hi: 'शहर या गाँव' },
  'address.state': { en: 'the state', hi: 'राज्य' },
  'address.pin': { en: 'the PIN code', hi: 'पिन कोड' },
  pan: { en: 'your PAN', hi: 'अपना पैन' },
  birthday: { en: 'your birthday', hi: 'अपना जन्मदिन' },
  language: { en: 'the language', hi: 'भाषा' },
  image: { en: 'the picture', hi: 'तस्वीर' },
  occasion_id: { en: 'the occasion', hi: 'अवसर' },
  date: { en: 'the date', hi: 'तारीख़' },
  project_id: { en: 'the project', hi: 'परियोजना' },
  purpose_id: { en: 'the purpose', hi: 'उद्देश्य' },
  role_id: { en: 'the role', hi: 'भूमिका' },
  from: { en: 'the first day', hi: 'पहला दिन' },
  to: { en: 'the last day', hi: 'अंतिम दिन' },
  amount: { en: 'the amount', hi: 'राशि' },
  donation_amount: { en: 'the amount', hi: 'राशि' },
  items: { en: 'the items', hi: 'वस्तुएँ' },
  every: { en: 'how often', hi: 'कितनी बार' },
  day: { en: 'the day', hi: 'दिन' },
  month: { en: 'the month', hi: 'महीना' },
}

/** More than these are no help in one sentence; the fields themselves are all in the answer. */
const MOST = 3

/** Says which fields of a payload are wrong: "Enter your full name. Check the e-mail address." Null if a field has no name that people use. */
export function fieldSentence(fields: Readonly<Record<string, string>>, language: Language): string | null {
  const sentences: string[] = []
  for (const [field, code] of Object.entries(fields).slice(0, MOST)) {
    const name = names[field]?.[language]
    if (!name) return null
    const missing = code === 'required'
    if (language === 'hi') sentences.push(missing ? `${name} भरें।` : `${name} जाँच लें।`)
    else sentences.push(missing ? `Enter ${name}.` : `Check ${name}.`)
  }
  return sentences.length > 0 ? sentences.join(' ') : null
}
