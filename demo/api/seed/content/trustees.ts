import { picture } from './pictures.ts'
import type { SeedTrustee } from './types.ts'

export const trustees: readonly SeedTrustee[] = [
  {
    name: { en: 'Vasudha Bhatt', hi: 'वसुधा भट्ट' },
    role: { en: 'Managing trustee', hi: 'प्रबंध न्यासी' },
    text: {
      en: 'She was headmistress of our school for nineteen years and still takes the story hour of class one on Fridays. Every letter of thanks and every complaint passes over her desk. She answers the complaints first.',
      hi: 'उन्नीस साल हमारे स्कूल की प्रधानाध्यापिका रहीं और आज भी शुक्रवार को पहली कक्षा को कहानी सुनाती हैं। धन्यवाद का हर पत्र और हर शिकायत उनकी मेज़ से होकर जाती है। उत्तर पहले शिकायत को मिलता है।',
    },
    picture: picture('trustee-5'),
  },
  {
    name: { en: 'Mohan Dangwal', hi: 'मोहन डंगवाल' },
    role: { en: 'Treasurer', hi: 'कोषाध्यक्ष' },
    text: {
      en: 'He managed a branch of a cooperative bank until 2012. No cheque above ₹25,000 leaves the trust without his signature and one more. On Sundays he walks to the old bridge and back, which takes him through most of what he has paid for.',
      hi: '2012 तक एक सहकारी बैंक की शाखा के प्रबंधक रहे। ₹25,000 से ऊपर का कोई चेक उनके और एक और न्यासी के हस्ताक्षर के बिना नहीं निकलता। रविवार को वे पुराने पुल तक टहलते हैं, और रास्ते में वह सब दिख जाता है जिसका भुगतान उन्होंने किया है।',
    },
    picture: picture('trustee-1'),
  },
  {
    name: { en: 'Dr Ira Kothiyal', hi: 'डॉ. इरा कोठियाल' },
    role: { en: 'Trustee for health', hi: 'न्यासी, स्वास्थ्य' },
    text: {
      en: 'A physician. In 1999 she came for a quiet week and held the first medical camp instead. She has missed nine camps since then, and reads through the sheets of every one.',
      hi: 'चिकित्सक हैं। 1999 में कुछ शांत दिन बिताने आई थीं और पहला चिकित्सा शिविर लगाकर लौटीं। तब से केवल नौ शिविरों में नहीं आ सकीं, पर पर्चियाँ हर शिविर की पढ़ती हैं।',
    },
    picture: picture('trustee-3'),
  },
  {
    name: { en: 'Balbir Rautela', hi: 'बलबीर रौतेला' },
    role: { en: 'Trustee for the kitchen and stores', hi: 'न्यासी, रसोई और भंडार' },
    text: {
      en: 'He kept the stores of an army unit for twenty-four years, and can tell the weight of a sack by lifting one corner. It was his idea to weigh the leftovers. He peels potatoes on Wednesdays.',
      hi: 'चौबीस साल सेना की एक टुकड़ी का भंडार सँभाला और बोरी का एक कोना उठाकर वज़न बता देते हैं। बचे हुए भोजन को तौलने का विचार उन्हीं का था। बुधवार को वे आलू छीलते हैं।',
    },
    picture: picture('trustee-6'),
  },
  {
    name: { en: 'Kusum Arya', hi: 'कुसुम आर्या' },
    role: { en: 'Trustee for Ashayein', hi: 'न्यासी, आशाएँ' },
    text: {
      en: 'She was the first to finish the sewing course, in 2019, and has kept its order book from that day. She joined the trustees in 2023. When others speak of beneficiaries she asks for their names.',
      hi: '2019 में सिलाई का प्रशिक्षण पूरा करने वाली पहली महिला। उसी दिन से केंद्र के ऑर्डर की बही उन्हीं के पास है। 2023 में न्यासी बनीं। कोई “लाभार्थी” कहे, तो वे नाम पूछती हैं।',
    },
    picture: picture('trustee-2'),
  },
  {
    name: { en: 'Devendra Kandari', hi: 'देवेंद्र कंडारी' },
    role: { en: 'Trustee for forest and river', hi: 'न्यासी, वन और नदी' },
    text: {
      en: 'A forest guard for thirty-three years, who planted the wrong trees at the beginning and says so. He reads the river gauge at six every morning and writes the number on the school wall.',
      hi: 'तैंतीस साल वनरक्षक रहे। शुरू में ग़लत पेड़ लगाए थे और यह ख़ुद बताते हैं। हर सुबह छह बजे नदी का जलस्तर पढ़कर स्कूल की दीवार पर लिखते हैं।',
    },
    picture: picture('trustee-4'),
  },
]
