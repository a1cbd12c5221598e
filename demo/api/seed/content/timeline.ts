import type { SeedAbout } from './types.ts'

/** What happened in which year; every other page keeps to these. */
export const timeline: SeedAbout['timeline'] = [
  {
    year: 1978,
    text: {
      en: 'Flood in August; Tara Devi cooks for the stranded. The trust deed is signed on 12 December.',
      hi: 'अगस्त में बाढ़; तारा देवी फँसे हुए लोगों के लिए रसोई चलाती हैं। 12 दिसंबर को न्यास-पत्र पर हस्ताक्षर।',
    },
  },
  {
    year: 1984,
    text: {
      en: 'Masterji Haridatt begins the school on the kitchen porch with eleven children.',
      hi: 'मास्टर हरिदत्त जी रसोई के ओसारे में ग्यारह बच्चों के साथ स्कूल शुरू करते हैं।',
    },
  },
  {
    year: 1991,
    text: {
      en: 'Three cows are left at the gate. A shelter is built above the river.',
      hi: 'तीन गायें फाटक पर छोड़ दी जाती हैं। नदी के ऊपर गौशाला बनती है।',
    },
  },
  {
    year: 1999,
    text: {
      en: 'First medical camp, with two physicians. It has been held monthly ever since.',
      hi: 'दो चिकित्सकों के साथ पहला चिकित्सा शिविर, जो तब से हर महीने लगता है।',
    },
  },
  {
    year: 2006,
    text: {
      en: 'The school goes up to class eight.',
      hi: 'स्कूल में आठवीं तक की पढ़ाई शुरू होती है।',
    },
  },
  {
    year: 2009,
    text: {
      en: 'The free yoga class begins on the veranda of the guest house, with nine people.',
      hi: 'अतिथि गृह के बरामदे में नौ लोगों के साथ निःशुल्क योग कक्षा शुरू होती है।',
    },
  },
  {
    year: 2014,
    text: {
      en: 'First planting with the forest council: 500 trees, of which 140 live. We learn to count later.',
      hi: 'वन पंचायत के साथ पहली रोपाई: 500 पौधे, जिनमें 140 बचते हैं। हम देर से गिनना सीखते हैं।',
    },
  },
  {
    year: 2015,
    text: {
      en: 'First Deep Utsav on the ghats. From the second year on without loudspeakers.',
      hi: 'घाटों पर पहला दीप उत्सव। दूसरे साल से बिना लाउडस्पीकर के।',
    },
  },
  {
    year: 2016,
    text: {
      en: 'The first interns from hill villages arrive.',
      hi: 'पहाड़ के गाँवों से पहले प्रशिक्षु आते हैं।',
    },
  },
  {
    year: 2018,
    text: {
      en: 'Ashayein, the sewing room, opens in the winter with three women.',
      hi: 'जाड़ों में तीन महिलाओं के साथ सिलाई केंद्र “आशाएँ” खुलता है।',
    },
  },
  {
    year: 2019,
    text: {
      en: 'Four families begin to clean the third ghat. Today twelve people look after eleven.',
      hi: 'चार परिवार तीसरे घाट की सफ़ाई शुरू करते हैं। आज बारह लोग ग्यारह घाट सँभालते हैं।',
    },
  },
  {
    year: 2020,
    text: {
      en: 'The rows are closed for five months. The kitchen carries dry rations to 640 houses instead.',
      hi: 'पाँच महीने पंगत बंद रहती है। रसोई 640 घरों तक सूखा राशन पहुँचाती है।',
    },
  },
  {
    year: 2024,
    text: {
      en: 'The river rises by 4.2 metres in August and takes the lower path. It is open again in September.',
      hi: 'अगस्त में नदी 4.2 मीटर चढ़ती है और निचला रास्ता बह जाता है। सितंबर में रास्ता फिर खुलता है।',
    },
  },
  {
    year: 2025,
    text: {
      en: 'Foundation stone of the yoga hall on 2 October.',
      hi: '2 अक्टूबर को योग भवन की नींव रखी जाती है।',
    },
  },
]
