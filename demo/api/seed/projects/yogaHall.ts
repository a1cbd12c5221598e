import type { SeedProject } from '../seedProject.ts'

export const yogaHall: SeedProject = {
  id: 6,
  slug: 'yoga-hall',
  donationType: 'fixed',
  baseAmount: 11000,
  title: { en: 'Yoga hall', hi: 'योग भवन' },
  description: {
    en: '<p>The morning class has outgrown its veranda: in winter sixty people share a floor made for twenty-five. A plain hall of stone, slate and deodar wood is being built on the terrace above the river, with windows to the east.</p><p>Each gift of ₹11,000 lays one square metre of it, floor to roof. The hall will be open to everyone and free, like the classes.</p>',
    hi: '<p>सुबह की कक्षा अब बरामदे में नहीं समाती: जाड़ों में पच्चीस लोगों की जगह पर साठ लोग बैठते हैं। नदी के ऊपर के चबूतरे पर पत्थर, स्लेट और देवदार की लकड़ी से एक सादा भवन बन रहा है, जिसकी खिड़कियाँ पूरब की ओर खुलेंगी।</p><p>₹11,000 के हर दान से नींव से छत तक इसका एक वर्ग मीटर बनता है। कक्षाओं की तरह यह भवन भी सबके लिए खुला और निःशुल्क रहेगा।</p>',
  },
  purposes: [
    { en: 'Building the hall', hi: 'भवन निर्माण' },
    { en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' },
  ],
}
