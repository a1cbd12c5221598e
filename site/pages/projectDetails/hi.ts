import type { ProjectDetailsTexts } from './en.ts'

export const hi: ProjectDetailsTexts = {
  missing: 'यह परियोजना यहाँ नहीं है',
  missingText: 'हो सकता है यह पूरी हो चुकी हो, या पता ग़लत लिखा गया हो। बाक़ी काम चल रहे हैं।',
  toList: 'सारे काम देखें',
  crumb: 'परियोजनाएँ',
  giveArea: 'दान',
  donate: 'दान करें',
  ways: {
    item: 'क्या और कितना, यह आप चुनते हैं। हर चीज़ का दाम लिखा है।',
    flexible: 'छोटी या बड़ी, राशि आप लिखते हैं।',
    fixed: 'एक हिस्से की राशि तय है। कितने हिस्से, यह आप बताते हैं।',
  },
  receipt: 'बैंक ने जिसकी पुष्टि की, उसकी सूचना और आयकर के लिए रसीद हम आपको भेजते हैं।',
  handsInstead: 'दान की जगह समय दीजिए',
  story: 'इस काम की कहानी',
  share: {
    title: 'औरों को बताइए',
    device: 'साझा करें',
    whatsApp: 'व्हाट्सऐप पर',
    mail: 'ई-मेल से',
    address: 'इस पेज का पता',
  },
}
