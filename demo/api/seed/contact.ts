import type { Contact, Detail } from '../../../shared/contract/contact.ts'
import type { Language } from '../http/language.ts'
import { correctionDays } from './content/legal/correctionDays.ts'

/** Label in English and Hindi, and the value, which is the same in both unless there are two. All numbers are plainly invented. */
type Line = [en: string, hi: string, value: string, valueHi?: string]

const bank: Line[] = [
  ['Account name', 'खाते का नाम', 'Kinara Seva Nyas'],
  ['Bank', 'बैंक', 'Example Bank, Devkinara branch', 'एग्ज़ाम्पल बैंक, देवकिनारा शाखा'],
  ['Account number', 'खाता संख्या', '000000000123'],
  ['IFSC', 'आईएफ़एससी', 'EXMP0000123'],
  ['Account type', 'खाते का प्रकार', 'Savings', 'बचत'],
]

const cheque: Line[] = [
  ['In favour of', 'चेक किसके नाम', 'Kinara Seva Nyas'],
  [
    'Send to',
    'भेजने का पता',
    'Accounts, Kinara Seva Nyas, Ghat Road, Devkinara 000 123',
    'लेखा विभाग, किनारा सेवा न्यास, घाट रोड, देवकिनारा 000 123',
  ],
  ['On the back', 'चेक के पीछे लिखें', 'Your name, phone number and purpose', 'अपना नाम, फ़ोन नंबर और दान का उद्देश्य'],
]

/** Both names where the Income-tax Act 2025 renamed what donors know from the Act of 1961 (payment-gateway.md, section 5). */
const registrations: Line[] = [
  [
    '80G (s. 133 of the Income-tax Act, 2025)',
    '80G (आयकर अधिनियम 2025, धारा 133)',
    'AAAAA0000AF20260 (invented)',
    'AAAAA0000AF20260 (काल्पनिक)',
  ],
  ['12AA / 12AB (s. 332)', '12AA / 12AB (धारा 332)', 'AAAAA0000AE20260 (invented)', 'AAAAA0000AE20260 (काल्पनिक)'],
  [
    '10AC order (now Form 106)',
    '10AC आदेश (अब फ़ॉर्म 106)',
    'AAAAA0000A/10AC/000 (invented)',
    'AAAAA0000A/10AC/000 (काल्पनिक)',
  ],
  ['CSR-1', 'CSR-1', 'CSR00000000 (invented)', 'CSR00000000 (काल्पनिक)'],
]

function lines(all: readonly Line[], language: Language): Detail[] {
  return all.map(([en, hi, value, valueHi]) =>
    language === 'hi' ? { label: hi, value: valueHi ?? value } : { label: en, value },
  )
}

/** Contact and offline details of the invented trust. */
export function seedContact(language: Language): Contact {
  const hindi = language === 'hi'
  return {
    companyName: hindi ? 'किनारा सेवा न्यास' : 'Kinara Seva Nyas',
    companySewaAddress: hindi ? 'घाट रोड, देवकिनारा, 000 123' : 'Ghat Road, Devkinara, 000 123',
    companyContactFirst: '+91 90000 00001',
    companyContactSecond: '+91 90000 00002',
    companyEmail: 'namaste@example.org',
    facebookUrl: 'https://example.org/facebook/kinara',
    instagram_url: 'https://example.org/instagram/kinara',
    linkedin_url: 'https://example.org/linkedin/kinara',
    x_url: 'https://example.org/x/kinara',
    offline: {
      online: true,
      bank: lines(bank, language),
      cheque: lines(cheque, language),
      registrations: lines(registrations, language),
      upi: { vpa: 'kinara@examplebank', payee: 'Kinara Seva Nyas', mcc: '8398' },
      phone: '+91 90000 00003',
      csr_email: 'csr@example.org',
    },
    payment: { provider: 'PayU', ways: hindi ? ['UPI', 'कार्ड', 'नेट बैंकिंग'] : ['UPI', 'card', 'net banking'] },
    correction_days: correctionDays,
  }
}
