import type { Both } from '../types.ts'

/** What the pictures of the projects show; their names are the projects' slugs. */
export const projectAlts = {
  annadan: {
    en: 'A man serves food to five people who sit in a row on the floor of an open hall by the river',
    hi: 'नदी किनारे के खुले मंडप में पंगत में बैठे पाँच लोगों को एक सेवक भोजन परोस रहा है',
  },
  gaushala: {
    en: 'A woman puts green fodder before a white cow; a brown one stands in the shelter, a calf lies in the grass',
    hi: 'एक महिला सफ़ेद गाय के आगे हरा चारा रख रही है; एक भूरी गाय छप्पर में है और बछड़ा घास पर बैठा है',
  },
  school: {
    en: 'Children with school bags walk up the path to a small school by the river; a class sits under a tree',
    hi: 'बस्ते लिए बच्चे नदी किनारे के छोटे-से स्कूल की ओर जा रहे हैं; एक कक्षा पेड़ के नीचे बैठी है',
  },
  'medical-camp': {
    en: 'Under an awning by the river a doctor measures an old man’s blood pressure; two women wait on a bench',
    hi: 'नदी किनारे शामियाने के नीचे डॉक्टर एक बुज़ुर्ग का रक्तचाप जाँच रही हैं; दो महिलाएँ बेंच पर बैठी हैं',
  },
  riverbank: {
    en: 'Four people clean the steps of a ghat with brooms, a sack and a basket',
    hi: 'झाड़ू, बोरी और टोकरी लिए चार लोग घाट की सीढ़ियाँ साफ़ कर रहे हैं',
  },
  'yoga-hall': {
    en: 'Seven people sit on mats in a pillared hall open to the river, seen from behind',
    hi: 'नदी की ओर खुले खंभों वाले भवन में चटाइयों पर बैठे सात लोग, पीछे से',
  },
  forest: {
    en: 'Women, a man and a child plant saplings on a green slope above the river',
    hi: 'नदी के ऊपर हरी ढलान पर पौधे रोपती महिलाएँ, एक पुरुष और एक बच्चा',
  },
  festival: {
    en: 'Night on the ghat: a woman sets down a lamp, small flames are mirrored in the dark river',
    hi: 'घाट की रात: एक महिला दीया रख रही है, अँधेरी नदी में छोटी-छोटी लौएँ झिलमिला रही हैं',
  },
  internship: {
    en: 'Three young people at the river: one holds a measuring staff, one takes a sample, one writes it down',
    hi: 'नदी पर तीन युवा: एक नापने का डंडा थामे है, एक पानी का नमूना ले रही है और एक लिख रही है',
  },
  ashayein: {
    en: 'Two women at sewing machines before a wide window, a third cuts cloth at a table',
    hi: 'बड़ी खिड़की के सामने सिलाई मशीन पर दो महिलाएँ, तीसरी मेज़ पर कपड़ा काट रही है',
  },
} as const satisfies Record<string, Both>
