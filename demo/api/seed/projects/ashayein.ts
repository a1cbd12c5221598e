import type { SeedProject } from '../seedProject.ts'

export const ashayein: SeedProject = {
  id: 10,
  slug: 'ashayein',
  donationType: 'item',
  title: { en: 'Ashayein', hi: 'आशाएँ' },
  description: {
    en: '<p>Ashayein, “hopes”, is a tailoring room run by widows and women who have left violent homes. A course of three months ends with a machine of one’s own and first orders from the school and the shops of the bazaar.</p><p>Forty-one women have finished it so far. They set the prices and keep what they earn; the trust gives the room, the teacher and the start.</p>',
    hi: '<p>“आशाएँ” एक सिलाई केंद्र है, जिसे विधवा महिलाएँ और हिंसा वाले घर छोड़ आई महिलाएँ मिलकर चलाती हैं। तीन महीने के प्रशिक्षण के बाद हर महिला को अपनी मशीन और स्कूल तथा बाज़ार की दुकानों से पहले ऑर्डर मिलते हैं।</p><p>अब तक इकतालीस महिलाएँ यह प्रशिक्षण पूरा कर चुकी हैं। दाम वे स्वयं तय करती हैं और कमाई भी उन्हीं की होती है; न्यास केवल जगह, शिक्षिका और शुरुआत देता है।</p>',
  },
  purposes: [
    { en: 'Where it is needed most', hi: 'जहाँ सबसे अधिक आवश्यकता हो' },
    { en: 'A machine of her own', hi: 'अपनी सिलाई मशीन' },
    { en: 'Teaching', hi: 'प्रशिक्षण' },
  ],
  items: [
    {
      slug: 'item-sewing',
      price: 6800,
      unit: { en: 'per machine', hi: 'प्रति मशीन' },
      title: { en: 'A sewing machine', hi: 'एक सिलाई मशीन' },
    },
    {
      slug: 'item-training',
      price: 4500,
      unit: { en: 'per person', hi: 'प्रति व्यक्ति' },
      title: { en: 'Three months of training', hi: 'तीन महीने का प्रशिक्षण' },
    },
    {
      slug: 'item-kit',
      price: 1200,
      unit: { en: 'per kit', hi: 'प्रति किट' },
      title: { en: 'A starter kit of cloth', hi: 'कपड़े का पहला सेट' },
    },
  ],
}
