import type { SeedVideo } from './types.ts'

export const videos: readonly SeedVideo[] = [
  {
    name: 'video-kitchen',
    title: { en: 'A day in the open kitchen', hi: 'खुली रसोई का एक दिन' },
    text: {
      en: 'From the fire at four to the last plate in the evening. Without words; captions tell what is seen.',
      hi: 'चार बजे की आग से शाम की आख़िरी थाली तक। बिना बोल के; जो दिखता है, वह कैप्शन में लिखा है।',
    },
    posterAlt: { en: 'Pots steaming over the kitchen fires', hi: 'रसोई के चूल्हों पर भाप छोड़ते बर्तन' },
    seconds: 20,
  },
  {
    name: 'video-river',
    title: { en: 'The river at dawn', hi: 'भोर की नदी' },
    text: {
      en: 'The sun comes over the hill, a boat crosses, the steps turn from blue to gold.',
      hi: 'पहाड़ के पीछे से सूरज आता है, एक नाव पार जाती है, सीढ़ियाँ नीली से सुनहरी हो जाती हैं।',
    },
    posterAlt: { en: 'The sun rising over hills and river', hi: 'पहाड़ों और नदी पर उगता सूरज' },
    seconds: 20,
  },
  {
    name: 'video-school',
    title: { en: 'Walking to school', hi: 'स्कूल का रास्ता' },
    text: {
      en: 'Along the lower path with three children, as far as the bell.',
      hi: 'तीन बच्चों के साथ निचले रास्ते पर, स्कूल की घंटी तक।',
    },
    posterAlt: { en: 'Children with bags on the path above the river', hi: 'नदी के ऊपर के रास्ते पर बस्ते लिए बच्चे' },
    seconds: 20,
  },
]
