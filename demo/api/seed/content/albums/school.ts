import { picture } from '../pictures.ts'
import type { SeedAlbum } from '../types.ts'

export const schoolAlbum: SeedAlbum = {
  title: { en: 'The school', hi: 'स्कूल' },
  text: {
    en: 'A day among 158 children, and one room where their mothers learn. Faces are not shown.',
    hi: '158 बच्चों के बीच एक दिन, और वह कमरा जहाँ माताएँ सीखती हैं। चेहरे नहीं दिखाए गए हैं।',
  },
  photos: [
    {
      caption: { en: 'Class four, second lesson', hi: 'चौथी कक्षा, दूसरा पाठ' },
      picture: picture('school-01'),
    },
    {
      caption: { en: 'The first letters', hi: 'पहले अक्षर' },
      picture: picture('school-02'),
    },
    {
      caption: { en: 'Twenty minutes that are always too short', hi: 'बीस मिनट, जो हमेशा कम पड़ते हैं' },
      picture: picture('school-03'),
    },
    {
      caption: { en: 'The shelf without a lock', hi: 'बिना ताले की अलमारी' },
      picture: picture('school-04'),
    },
    {
      caption: { en: 'In April lessons are held under the tree', hi: 'अप्रैल में कक्षा पेड़ के नीचे लगती है' },
      picture: picture('school-05'),
    },
    {
      caption: { en: 'The last bend before the school', hi: 'स्कूल से पहले का आख़िरी मोड़' },
      picture: picture('school-06'),
    },
    {
      caption: { en: 'One o’clock in the sewing room', hi: 'सिलाई केंद्र में दोपहर का एक बजा है' },
      picture: picture('school-07'),
    },
    {
      caption: {
        en: 'Prize day: there is one for everyone who came in the rains',
        hi: 'पुरस्कार दिवस: बरसात में आने वाले हर बच्चे के लिए एक',
      },
      picture: picture('school-08'),
    },
  ],
}
