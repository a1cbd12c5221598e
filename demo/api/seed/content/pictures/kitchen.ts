import type { Both } from '../types.ts'

/** What the pictures of the kitchen show. */
export const kitchenAlts = {
  'kitchen-01': {
    en: 'A woman lays wood on the kitchen fire before dawn, the window still dark',
    hi: 'भोर से पहले चूल्हे में लकड़ी लगाती एक महिला, खिड़की में अभी अँधेरा है',
  },
  'kitchen-02': {
    en: 'Hands kneading dough in a wide brass tray',
    hi: 'पीतल की बड़ी परात में आटा गूँधते हाथ',
  },
  'kitchen-03': {
    en: 'Large pots steam on the stoves of the open kitchen, three people tend them',
    hi: 'खुली रसोई के चूल्हों पर भाप छोड़ते बड़े बर्तन और उन्हें सँभालते तीन लोग',
  },
  'kitchen-04': {
    en: 'Three rows of people sit on the floor of the hall and eat, seen from behind',
    hi: 'मंडप के फ़र्श पर तीन पंगतों में भोजन करते लोग, पीछे से',
  },
  'kitchen-05': {
    en: 'Three people wash steel plates at the long trough in the yard',
    hi: 'आँगन की लंबी हौदी पर स्टील की थालियाँ धोते तीन लोग',
  },
  'kitchen-06': {
    en: 'A woman and a man work between the rows of the vegetable garden',
    hi: 'सब्ज़ी के बाग़ की क्यारियों में काम करते एक महिला और एक पुरुष',
  },
  'kitchen-07': {
    en: 'A man carries a sack of rice into the store, where others are stacked beside the scales',
    hi: 'भंडार में चावल की बोरी लाता एक व्यक्ति, पास में बोरियों का ढेर और तराज़ू',
  },
  'kitchen-08': {
    en: 'A hand serves dal from a ladle onto a steel plate with rice, rotis and vegetables',
    hi: 'चावल, रोटी और सब्ज़ी वाली थाली में करछी से दाल परोसता हाथ',
  },
} as const satisfies Record<string, Both>
