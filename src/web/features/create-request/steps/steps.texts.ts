import { catalogue } from '#ui/texts/catalogue.ts';

/** What the eight steps ask. */
export const stepTexts = catalogue({
  en: {
    chooseFabricTypeFirst: 'Choose the fabric type first.',
    fabricType: {
      legend: 'Fabric type',
      help: 'Tap a card to continue.',
      uses: {
        cotton: 'Poplin, cambric, twill, canvas and blends',
        rayon: 'Viscose, modal and lyocell',
        denim: 'Rigid, stretch and selvedge',
        polyester: 'Georgette, satin, taffeta and spun blends',
      },
    },
    composition: {
      legend: 'Single fibre or blend',
      single: 'One fibre',
      blend: 'Two or more fibres that add up to 100%',
      fibre: 'Fibre',
      chooseFibre: 'Choose a fibre',
      fibreHelp: 'For any other fibre, choose another fabric type or Blend.',
    },
    subCategory: { legend: 'Subcategory', help: 'Tap a card to continue.' },
    requirement: {
      legend: 'Greige or finished',
      finished: 'Bleached, dyed, printed or yarn-dyed',
      finish: 'Finish',
      constructions: (subCategory: string) => `Standard ${subCategory} constructions`,
      constructionsHelp: 'A standard construction fills in yarn counts, EPI, PPI and width.',
      ownConstruction: 'My own construction',
      ownConstructionHelp: 'You enter it in step 6.',
    },
    width: {
      legend: 'Minimum width in inches',
      help: 'Usable width between the selvedges, in inches.',
      other: 'Other',
      otherWidth: 'Other width',
      otherHelp: (from: number, to: number) => `${from} to ${to} inches, in whole or half inches.`,
      inches: 'in',
    },
    quality: {
      construction: 'Construction',
      warp: 'Warp',
      weft: 'Weft',
      epi: 'EPI',
      ppi: 'PPI',
      yarnExample: '40',
      range: (from: number, to: number) => `${from} to ${to}`,
      weightAndUnit: 'Weight and unit',
      weight: 'Weight',
      weightHelp: (from: number, to: number) =>
        `${from} to ${to} GSM. Optional if the construction is complete.`,
      weightUnit: 'Unit of weight',
      yarn: 'Yarn',
      anyYarn: 'No preference',
      tapToFillIn: (subCategory: string) => `Standard for ${subCategory}. Tap to fill in.`,
    },
    loom: {
      legend: 'Loom type',
      any: 'No preference',
      anyHelp: 'Suppliers choose the loom. You get the most quotes.',
      help: {
        power_loom: 'Lowest price, up to 54 inches, more faults',
        sulzer: 'For heavy and wide fabric',
        air_jet: 'Even fabric from spun yarn, used for most shirting',
        water_jet: 'Filament yarn only, such as polyester',
      },
    },
    payment: {
      legend: 'When would you like to pay?',
      help: 'Suppliers quote for these terms. You can still change them when you order.',
      noCost: 'No extra cost',
      cost: (price: string, withCredit: string) => `${price} becomes ${withCredit}`,
      noLimit:
        'You have no credit limit yet, so you would pay before dispatch. To buy on credit, message us and we’ll set one up.',
      msmeNote:
        'By law, micro and small sellers must be paid within 45 days, so fewer suppliers quote for longer credit.',
    },
  },
});
