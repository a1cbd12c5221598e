import type { Both } from '../types.ts'

/** What the pictures of the kitchen show. */
export const kitchenAlts = {
  'kitchen-01': {
    en: 'A kitchen fire burning before dawn, the window still dark',
    hi: 'भोर से पहले जलता चूल्हा, खिड़की में अभी अँधेरा है',
  },
  'kitchen-02': {
    en: 'Hands kneading dough in a wide brass tray',
    hi: 'पीतल की बड़ी परात में आटा गूँधते हाथ',
  },
  'kitchen-03': {
    en: 'Large pots on the stoves, steam rising',
    hi: 'चूल्हों पर चढ़े बड़े-बड़े बर्तन और उठती भाप',
  },
  'kitchen-04': {
    en: 'People sitting in a row on the floor to eat, seen from behind',
    hi: 'ज़मीन पर पंगत में बैठकर भोजन करते लोग, पीछे से',
  },
  'kitchen-05': {
    en: 'Steel plates being washed at the long trough',
    hi: 'लंबी हौद पर धुलती स्टील की थालियाँ',
  },
  'kitchen-06': {
    en: 'The vegetable garden behind the kitchen',
    hi: 'रसोई के पीछे का सब्ज़ी का बाग़',
  },
  'kitchen-07': {
    en: 'Sacks of rice stacked in the store',
    hi: 'भंडार में रखी चावल की बोरियाँ',
  },
  'kitchen-08': {
    en: 'Hands serving dal from a ladle onto a plate',
    hi: 'करछी से थाली में दाल परोसते हाथ',
  },
} as const satisfies Record<string, Both>
