/** Hindi of a donation for someone. */
import type { dedication as english } from '../en/dedication.ts'

export const dedication: typeof english = {
  occasions: {
    honour: 'किसी के सम्मान में',
    memory: 'किसी की स्मृति में',
    birthday: 'जन्मदिन पर',
    anniversary: 'वर्षगाँठ पर',
    remembrance: 'पुण्यतिथि पर',
  },
  around: {
    honour: { before: '', after: 'के सम्मान में' },
    memory: { before: '', after: 'की स्मृति में' },
    birthday: { before: '', after: 'के जन्मदिन पर' },
    anniversary: { before: '', after: 'की वर्षगाँठ पर' },
    remembrance: { before: '', after: 'की पुण्यतिथि पर' },
  },
  given: (project) => `${project} के लिए दान दिया गया।`,
  from: (signature) => `${signature} की ओर से`,
}
