import type { Both } from '../types.ts'

/** What the pictures of the school show. */
export const schoolAlts = {
  'school-01': {
    en: 'Children in class, seen from behind, the teacher at the blackboard',
    hi: 'कक्षा में बैठे बच्चे, पीछे से, और श्यामपट्ट के पास शिक्षिका',
  },
  'school-02': {
    en: 'A slate with the Hindi letters a, aa and ka, the next one begun, and a piece of chalk',
    hi: 'स्लेट पर लिखे अ, आ, क, एक अधूरा अक्षर और पास में खड़िया',
  },
  'school-03': {
    en: 'Children play ball and swing in the school yard above the river',
    hi: 'नदी के ऊपर स्कूल के आँगन में गेंद खेलते और झूला झूलते बच्चे',
  },
  'school-04': {
    en: 'The open library shelf on the veranda: two children choose a book, two sit and read',
    hi: 'बरामदे में पुस्तकालय की खुली अलमारी: दो बच्चे किताब चुन रहे हैं, दो बैठकर पढ़ रहे हैं',
  },
  'school-05': {
    en: 'A lesson under a tree, the class sitting in a half circle',
    hi: 'पेड़ के नीचे लगी कक्षा, आधे घेरे में बैठे बच्चे',
  },
  'school-06': {
    en: 'Children with bags walking along the hill path to school',
    hi: 'बस्ते लिए पहाड़ी रास्ते से स्कूल जाते बच्चे',
  },
  'school-07': {
    en: 'Two women at sewing machines by a window',
    hi: 'खिड़की के पास सिलाई मशीन पर काम करती दो महिलाएँ',
  },
  'school-08': {
    en: 'Prize day: a girl receives a book on the stage, children sit in rows before it',
    hi: 'पुरस्कार दिवस: मंच पर एक बच्ची को किताब मिल रही है, सामने क़तारों में बैठे बच्चे',
  },
} as const satisfies Record<string, Both>
