/** Code, name, symbol, exponent. */
export const currencies = [
  ['INR', 'Indian rupee', '₹', 2],
  ['USD', 'US dollar', '$', 2],
  ['EUR', 'Euro', '€', 2],
  ['GBP', 'Pound sterling', '£', 2],
  ['AED', 'UAE dirham', 'AED', 2],
  ['SGD', 'Singapore dollar', 'S$', 2],
  ['AUD', 'Australian dollar', 'A$', 2],
  ['CAD', 'Canadian dollar', 'C$', 2],
  ['JPY', 'Yen', '¥', 0],
  ['KWD', 'Kuwaiti dinar', 'KD', 3],
  ['NPR', 'Nepalese rupee', 'रू', 2],
  ['ZAR', 'Rand', 'R', 2],
] as const;

/** Rupees per unit, the middle of the demo's rates. */
export const rupeesPerUnit: Readonly<Record<string, number>> = {
  USD: 84,
  EUR: 91,
  GBP: 107,
  AED: 22.9,
  SGD: 63,
  AUD: 55,
  CAD: 61,
  JPY: 0.56,
  KWD: 273,
  NPR: 0.625,
  ZAR: 4.6,
};

/** iso2 iso3 dial-code currency mobile-min mobile-max name */
export const countries = `
IN IND +91 INR 10 10 India|NP NPL +977 NPR 10 10 Nepal|AE ARE +971 AED 9 9 United Arab Emirates|US USA +1 USD 10 10 United States|GB GBR +44 GBP 10 10 United Kingdom|AU AUS +61 AUD 9 9 Australia|CA CAN +1 CAD 10 10 Canada|SG SGP +65 SGD 8 8 Singapore|DE DEU +49 EUR 10 11 Germany|FR FRA +33 EUR 9 9 France
ES ESP +34 EUR 9 9 Spain|IT ITA +39 EUR 9 10 Italy|PT PRT +351 EUR 9 9 Portugal|NL NLD +31 EUR 9 9 Netherlands|BE BEL +32 EUR 9 9 Belgium|AT AUT +43 EUR 10 11 Austria|IE IRL +353 EUR 9 9 Ireland|FI FIN +358 EUR 9 10 Finland|GR GRC +30 EUR 10 10 Greece|CH CHE +41 EUR 9 9 Switzerland
SE SWE +46 EUR 9 9 Sweden|NO NOR +47 EUR 8 8 Norway|DK DNK +45 EUR 8 8 Denmark|PL POL +48 EUR 9 9 Poland|CZ CZE +420 EUR 9 9 Czechia|HU HUN +36 EUR 9 9 Hungary|RO ROU +40 EUR 9 9 Romania|HR HRV +385 EUR 8 9 Croatia|SI SVN +386 EUR 8 8 Slovenia|SK SVK +421 EUR 9 9 Slovakia
JP JPN +81 JPY 10 10 Japan|KR KOR +82 USD 9 10 South Korea|CN CHN +86 USD 11 11 China|HK HKG +852 USD 8 8 Hong Kong|TW TWN +886 USD 9 9 Taiwan|TH THA +66 USD 9 9 Thailand|VN VNM +84 USD 9 9 Vietnam|MY MYS +60 USD 9 10 Malaysia|ID IDN +62 USD 9 12 Indonesia|PH PHL +63 USD 10 10 Philippines
LK LKA +94 USD 9 9 Sri Lanka|BD BGD +880 USD 10 10 Bangladesh|PK PAK +92 USD 10 10 Pakistan|KW KWT +965 KWD 8 8 Kuwait|SA SAU +966 USD 9 9 Saudi Arabia|QA QAT +974 USD 8 8 Qatar|BH BHR +973 USD 8 8 Bahrain|OM OMN +968 USD 8 8 Oman|IL ISR +972 USD 9 9 Israel|TR TUR +90 EUR 10 10 Türkiye
EG EGY +20 USD 10 10 Egypt|KE KEN +254 USD 9 9 Kenya|NG NGA +234 USD 10 10 Nigeria|GH GHA +233 USD 9 9 Ghana|TZ TZA +255 USD 9 9 Tanzania|ZA ZAF +27 ZAR 9 9 South Africa|BR BRA +55 USD 10 11 Brazil|MX MEX +52 USD 10 10 Mexico|AR ARG +54 USD 10 10 Argentina|NZ NZL +64 AUD 8 10 New Zealand`
  .trim()
  .split(/[|\n]/)
  .map((line) => {
    const [iso2 = '', iso3 = '', dialCode = '', currency = '', min, max, ...name] = line.trim().split(' ');
    return { iso2, iso3, dialCode, currency, mobileMin: Number(min), mobileMax: Number(max), name: name.join(' ') };
  });

/** States of the countries that the forms ask for most, `code=name`. */
export const states: Readonly<Record<string, string>> = {
  IN: 'AN=Andaman and Nicobar Islands,AP=Andhra Pradesh,AR=Arunachal Pradesh,AS=Assam,BR=Bihar,CH=Chandigarh,CT=Chhattisgarh,DH=Dadra and Nagar Haveli and Daman and Diu,DL=Delhi,GA=Goa,GJ=Gujarat,HR=Haryana,HP=Himachal Pradesh,JK=Jammu and Kashmir,JH=Jharkhand,KA=Karnataka,KL=Kerala,LA=Ladakh,LD=Lakshadweep,MP=Madhya Pradesh,MH=Maharashtra,MN=Manipur,ML=Meghalaya,MZ=Mizoram,NL=Nagaland,OR=Odisha,PY=Puducherry,PB=Punjab,RJ=Rajasthan,SK=Sikkim,TN=Tamil Nadu,TG=Telangana,TR=Tripura,UP=Uttar Pradesh,UT=Uttarakhand,WB=West Bengal',
  US: 'AL=Alabama,AK=Alaska,AZ=Arizona,AR=Arkansas,CA=California,CO=Colorado,CT=Connecticut,DE=Delaware,DC=District of Columbia,FL=Florida,GA=Georgia,HI=Hawaii,ID=Idaho,IL=Illinois,IN=Indiana,IA=Iowa,KS=Kansas,KY=Kentucky,LA=Louisiana,ME=Maine,MD=Maryland,MA=Massachusetts,MI=Michigan,MN=Minnesota,MS=Mississippi,MO=Missouri,MT=Montana,NE=Nebraska,NV=Nevada,NH=New Hampshire,NJ=New Jersey,NM=New Mexico,NY=New York,NC=North Carolina,ND=North Dakota,OH=Ohio,OK=Oklahoma,OR=Oregon,PA=Pennsylvania,RI=Rhode Island,SC=South Carolina,SD=South Dakota,TN=Tennessee,TX=Texas,UT=Utah,VT=Vermont,VA=Virginia,WA=Washington,WV=West Virginia,WI=Wisconsin,WY=Wyoming',
  AE: 'AZ=Abu Dhabi,AJ=Ajman,DU=Dubai,FU=Fujairah,RK=Ras Al Khaimah,SH=Sharjah,UQ=Umm Al Quwain',
  AU: 'ACT=Australian Capital Territory,NSW=New South Wales,NT=Northern Territory,QLD=Queensland,SA=South Australia,TAS=Tasmania,VIC=Victoria,WA=Western Australia',
  CA: 'AB=Alberta,BC=British Columbia,MB=Manitoba,NB=New Brunswick,NL=Newfoundland and Labrador,NS=Nova Scotia,NT=Northwest Territories,NU=Nunavut,ON=Ontario,PE=Prince Edward Island,QC=Quebec,SK=Saskatchewan,YT=Yukon',
  GB: 'ENG=England,NIR=Northern Ireland,SCT=Scotland,WLS=Wales',
};

/** Code, name, own name, direction. English, the first, is the default. */
export const languages = [
  ['en', 'English', 'English', 'ltr'],
  ['hi', 'Hindi', 'हिन्दी', 'ltr'],
  ['ta', 'Tamil', 'தமிழ்', 'ltr'],
  ['te', 'Telugu', 'తెలుగు', 'ltr'],
  ['bn', 'Bengali', 'বাংলা', 'ltr'],
  ['mr', 'Marathi', 'मराठी', 'ltr'],
  ['ur', 'Urdu', 'اردو', 'rtl'],
  ['ar', 'Arabic', 'العربية', 'rtl'],
  ['fr', 'French', 'Français', 'ltr'],
  ['de', 'German', 'Deutsch', 'ltr'],
  ['es', 'Spanish', 'Español', 'ltr'],
  ['pt', 'Portuguese', 'Português', 'ltr'],
  ['ja', 'Japanese', '日本語', 'ltr'],
  ['ne', 'Nepali', 'नेपाली', 'ltr'],
] as const;
