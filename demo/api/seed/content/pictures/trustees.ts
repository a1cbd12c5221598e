import type { Both } from '../types.ts'

/** What the pictures of the trustees show: each at work, no portraits. */
export const trusteeAlts = {
  'trustee-1': {
    en: 'A man in a white turban looks out over the river from a terrace, seen from behind',
    hi: 'सफ़ेद पगड़ी पहने एक व्यक्ति छत से नदी को देखते हुए, पीछे से',
  },
  'trustee-2': {
    en: 'A woman writes in a book at a small desk by the window',
    hi: 'खिड़की के पास छोटी मेज़ पर बही लिखती एक महिला',
  },
  'trustee-3': {
    en: 'A doctor measures the blood pressure of an old man',
    hi: 'एक बुज़ुर्ग का रक्तचाप जाँचती डॉक्टर',
  },
  'trustee-4': {
    en: 'A man digs a hole for a sapling on the bank',
    hi: 'किनारे पर पौधे के लिए गड्ढा खोदता एक व्यक्ति',
  },
  'trustee-5': {
    en: 'A teacher draws a plant on the blackboard, seen from behind, two children in front of her',
    hi: 'श्यामपट्ट पर पौधा बनाती शिक्षिका, पीछे से, सामने दो बच्चे',
  },
  'trustee-6': {
    en: 'A man in an orange turban beside a great pot on the fire',
    hi: 'नारंगी पगड़ी पहने एक व्यक्ति, पास में आग पर चढ़ा बड़ा बर्तन',
  },
} as const satisfies Record<string, Both>
