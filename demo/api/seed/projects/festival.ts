import type { SeedProject } from '../seedProject.ts'

export const festival: SeedProject = {
  id: 8,
  slug: 'festival',
  donationType: 'flexible',
  title: { en: 'Deep Utsav', hi: 'दीप उत्सव' },
  description: {
    en: '<p>On the night of Kartik Purnima ten thousand clay lamps are lit along the ghats and nothing else: no loudspeakers, no fireworks. Boatmen carry the old and the sick past the lights.</p><p>The lamps are made by eighteen potter families of the valley, for whom this order is two months of work. The oil left over goes to the kitchen of the cow shelter.</p>',
    hi: '<p>कार्तिक पूर्णिमा की रात घाटों पर मिट्टी के दस हज़ार दीये जलते हैं, और कुछ नहीं: न लाउडस्पीकर, न आतिशबाज़ी। नाविक बुज़ुर्गों और बीमारों को दीपों के सामने से नाव में घुमाते हैं।</p><p>ये दीये घाटी के अठारह कुम्हार परिवार बनाते हैं, जिनके लिए यह दो महीने का काम है। बचा हुआ तेल गौशाला की रसोई में काम आता है।</p>',
  },
  purposes: [
    { en: 'Lamps and oil', hi: 'दीये और तेल' },
    { en: 'Prasad and meals that day', hi: 'उस दिन का प्रसाद और भोजन' },
    { en: 'In memory of a loved one', hi: 'किसी प्रियजन की स्मृति में' },
  ],
  suggestions: [
    { amount: 251, label: { en: 'Twenty-five lamps', hi: 'पच्चीस दीये' } },
    { amount: 1100, label: { en: 'One hundred and ten lamps', hi: 'एक सौ दस दीये' } },
    { amount: 5100, label: { en: 'The lamps of a whole ghat', hi: 'एक पूरे घाट के दीये' } },
  ],
}
