import type { SeedVideo } from './types.ts'

export const videos: readonly SeedVideo[] = [
  {
    name: 'video-1',
    title: { en: 'A day in the open kitchen', hi: 'खुली रसोई का एक दिन' },
    text: {
      en: 'From the fire before dawn to the last plate in the evening. A drawn film without sound; captions tell what is seen.',
      hi: 'भोर से पहले की आग से शाम की आख़िरी थाली तक। बिना आवाज़ की चित्र-फ़िल्म; जो दिखता है, वह कैप्शन में लिखा है।',
    },
    posterAlt: {
      en: 'Morning in the open kitchen: a woman and a man at two steaming pots by the river',
      hi: 'खुली रसोई की सुबह: नदी किनारे भाप छोड़ते दो बर्तनों के पास एक महिला और एक पुरुष',
    },
    seconds: 20,
  },
  {
    name: 'video-2',
    title: { en: 'The river at dawn', hi: 'भोर की नदी' },
    text: {
      en: 'A boatman in the mist, the sun behind the hills, the leaf lamps of the evening before. Without sound, with captions.',
      hi: 'कोहरे में एक नाविक, पहाड़ों के पीछे से उगता सूरज, और पिछली शाम के पत्तों वाले दीये। बिना आवाज़, कैप्शन के साथ।',
    },
    posterAlt: {
      en: 'A boatman on the river as the sun rises behind the hills',
      hi: 'पहाड़ों के पीछे से उगता सूरज और नदी पर नाव खेता नाविक',
    },
    seconds: 20,
  },
  {
    name: 'video-3',
    title: { en: 'Walking to school', hi: 'स्कूल की राह' },
    text: {
      en: 'With four children along the river, over the rope bridge and up to the red roof. Without sound, with captions.',
      hi: 'चार बच्चों के साथ नदी किनारे, झूला पुल के पार, लाल छत तक। बिना आवाज़, कैप्शन के साथ।',
    },
    posterAlt: {
      en: 'Four children with school bags walk along the river',
      hi: 'बस्ते लिए नदी के साथ-साथ चलते चार बच्चे',
    },
    seconds: 19,
  },
]
