export const en = {
  swargashram: { title: 'Swargashram', text: 'The ashram by the river: daily life, rules and how to get here.' },
  internship: { title: 'Internship programme', text: 'Six months of learning a job beside experienced people.' },
  ashayein: { title: 'Ashayein', text: 'A sewing centre where women learn tailoring and earn their own money.' },
}
