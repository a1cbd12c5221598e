import type { SeedProject } from '../seedProject.ts'

export const school: SeedProject = {
  id: 3,
  slug: 'school',
  donationType: 'item',
  title: { en: 'Riverside School', hi: 'नदी किनारे का स्कूल' },
  description: {
    en: '<p>One hundred and fifty-eight children from seven hamlets walk to this school, some of them an hour each way. It teaches from class one to eight, in Hindi and English, and charges no fee.</p><p>Many are the first of their family to hold a pencil. Books, a bag, a uniform and a dry place to sit are what keeps a child coming through the rains and the cold.</p>',
    hi: '<p>सात टोलों के एक सौ अट्ठावन बच्चे पैदल चलकर इस स्कूल में आते हैं; कुछ को आने में ही एक घंटा लगता है। यहाँ पहली से आठवीं तक हिन्दी और अंग्रेज़ी में पढ़ाई होती है और कोई फ़ीस नहीं ली जाती।</p><p>इनमें से बहुत-से बच्चे अपने परिवार में पहली बार पेंसिल पकड़ रहे हैं। किताबें, बस्ता, वर्दी और बैठने की सूखी जगह हो, तो बच्चा बरसात और ठंड में भी स्कूल आता रहता है।</p>',
  },
  purposes: [
    { en: 'Where it is needed most', hi: 'जहाँ सबसे अधिक आवश्यकता हो' },
    { en: "Girls' education", hi: 'बालिका शिक्षा' },
    { en: 'Library and classrooms', hi: 'पुस्तकालय और कक्षाएँ' },
  ],
  items: [
    {
      slug: 'item-books',
      price: 450,
      unit: { en: 'per child', hi: 'प्रति बच्चा' },
      title: { en: "A year's books for one child", hi: 'एक बच्चे की साल भर की किताबें' },
    },
    {
      slug: 'item-bag',
      price: 650,
      unit: { en: 'per bag', hi: 'प्रति बैग' },
      title: { en: 'A school bag', hi: 'एक स्कूल बैग' },
    },
    {
      slug: 'item-uniform',
      price: 850,
      unit: { en: 'per uniform', hi: 'प्रति वर्दी' },
      title: { en: 'A school uniform', hi: 'एक स्कूल वर्दी' },
    },
    {
      slug: 'item-desk',
      price: 2400,
      unit: { en: 'per desk', hi: 'प्रति डेस्क' },
      title: { en: 'A desk for two', hi: 'दो बच्चों के लिए एक डेस्क' },
    },
  ],
}
