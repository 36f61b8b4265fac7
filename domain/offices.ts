import type { TravelAdviceId } from "./travel-advice.ts";

/** `unopened`: we found neither the site nor a stored copy of it; other public pages name its URL, and ours says so. */
export type Office = { name: string; url: string; unopened?: true };

/** The official offices that facts are confirmed at, by id. */
export const OFFICES = {
  // Ghana
  "ghana-immigration-service": { name: "Ghana Immigration Service", url: "https://gis.gov.gh/" },
  "ghana-foreign-ministry": { name: "Ministry of Foreign Affairs, Ghana", url: "https://mfa.gov.gh/" },
  "ghana-interior-ministry": { name: "Ministry of the Interior, Ghana", url: "https://www.mint.gov.gh/" },
  "ghana-statistical-service": { name: "Ghana Statistical Service", url: "https://statsghana.gov.gh/" },
  "bank-of-ghana": { name: "Bank of Ghana", url: "https://www.bog.gov.gh/" },
  "ghana-gipc": { name: "Ghana Investment Promotion Centre (GIPC)", url: "https://www.gipc.gov.gh/" },
  "ghana-lands-commission": { name: "Lands Commission, Ghana", url: "https://www.lc.gov.gh/" },
  "ghana-nhia": { name: "National Health Insurance Authority, Ghana", url: "https://www.nhis.gov.gh/" },
  "ghana-education-ministry": { name: "Ministry of Education, Ghana", url: "https://moe.gov.gh/" },
  "ghana-nia": { name: "National Identification Authority, Ghana", url: "https://nia.gov.gh/", unopened: true },
  "ghana-dvla": { name: "Driver and Vehicle Licensing Authority, Ghana", url: "https://www.dvla.gov.gh/" },
  "ghana-veterinary-services": { name: "Veterinary Services Department, Ghana", url: "https://vsd.gov.gh/" },
  "ghana-fda": { name: "Food and Drugs Authority, Ghana", url: "https://fdaghana.gov.gh/", unopened: true },
  "ghana-purc": {
    name: "Public Utilities Regulatory Commission, Ghana",
    url: "https://www.purc.com.gh/",
    unopened: true,
  },
  "ghana-works-ministry": {
    name: "Ministry of Works and Housing, Ghana: Rent Control Department",
    url: "https://www.mwh.gov.gh/",
    unopened: true,
  },
  "ghana-employment-ministry": {
    name: "Ministry of Employment, Ghana",
    url: "https://www.melr.gov.gh/",
    unopened: true,
  },
  "ghana-airports": { name: "Ghana Airports Company", url: "https://www.gacl.com.gh/", unopened: true },
  "ghana-meteorological-agency": { name: "Ghana Meteorological Agency", url: "https://www.meteo.gov.gh/" },
  // Kenya
  "kenya-eta": { name: "Kenya Electronic Travel Authorization (eTA)", url: "https://www.etakenya.go.ke/" },
  "kenya-immigration": { name: "Directorate of Immigration Services, Kenya", url: "https://immigration.go.ke/" },
  "kenya-knbs": { name: "Kenya National Bureau of Statistics", url: "https://www.knbs.or.ke/" },
  "central-bank-of-kenya": { name: "Central Bank of Kenya", url: "https://www.centralbank.go.ke/" },
  "kenya-keninvest": { name: "Kenya Investment Authority (KenInvest)", url: "https://www.invest.go.ke/" },
  "kenya-lands-ministry": { name: "Ministry of Lands, Kenya", url: "https://lands.go.ke/" },
  "nairobi-county": { name: "Nairobi City County", url: "https://nairobi.go.ke/" },
  "kenya-sha": { name: "Social Health Authority, Kenya", url: "https://sha.go.ke/" },
  "kenya-education-ministry": { name: "Ministry of Education, Kenya", url: "https://www.education.go.ke/" },
  "kenya-ppb": { name: "Pharmacy and Poisons Board, Kenya", url: "https://web.pharmacyboardkenya.org/" },
  "kenya-ntsa": {
    name: "National Transport and Safety Authority, Kenya",
    url: "https://www.ntsa.go.ke/",
    unopened: true,
  },
  // Rwanda
  "rwanda-dgie": {
    name: "Directorate General of Immigration and Emigration, Rwanda",
    url: "https://www.migration.gov.rw/",
  },
  "rwanda-nisr": { name: "National Institute of Statistics of Rwanda", url: "https://www.statistics.gov.rw/" },
  "national-bank-of-rwanda": { name: "National Bank of Rwanda", url: "https://www.bnr.rw/" },
  "rwanda-rdb": { name: "Rwanda Development Board (RDB)", url: "https://rdb.rw/" },
  "rwanda-land-authority": { name: "National Land Authority, Rwanda", url: "https://www.lands.rw/" },
  "rwanda-rssb": { name: "Rwanda Social Security Board", url: "https://www.rssb.rw/" },
  "rwanda-mineduc": { name: "Ministry of Education, Rwanda", url: "https://www.mineduc.gov.rw/" },
  "rwanda-fda": { name: "Rwanda Food and Drugs Authority", url: "https://rwandafda.gov.rw/", unopened: true },
  "rwanda-irembo": {
    name: "IremboGov, the service portal of the government of Rwanda",
    url: "https://irembo.gov.rw/",
    unopened: true,
  },
  // South Africa
  "south-africa-home-affairs": { name: "Department of Home Affairs, South Africa", url: "https://www.dha.gov.za/" },
  "south-africa-stats": { name: "Statistics South Africa", url: "https://www.statssa.gov.za/" },
  "south-african-reserve-bank": { name: "South African Reserve Bank", url: "https://www.resbank.co.za/" },
  "south-africa-dtic": {
    name: "Department of Trade, Industry and Competition, South Africa",
    url: "https://www.thedtic.gov.za/",
  },
  "south-africa-deeds": { name: "Deeds Registration, South Africa", url: "https://www.deeds.gov.za/" },
  "south-africa-health": { name: "National Department of Health, South Africa", url: "https://www.health.gov.za/" },
  "south-africa-education": {
    name: "Department of Basic Education, South Africa",
    url: "https://www.education.gov.za/",
  },
  "south-africa-sars": { name: "South African Revenue Service (SARS)", url: "https://www.sars.gov.za/" },
  "south-africa-labour": {
    name: "Department of Employment and Labour, South Africa",
    url: "https://www.labour.gov.za/",
    unopened: true,
  },
  "south-africa-transport": {
    name: "Department of Transport, South Africa",
    url: "https://www.transport.gov.za/",
    unopened: true,
  },
  "south-africa-agriculture": {
    name: "Department of Agriculture, South Africa",
    url: "https://www.nda.gov.za/",
    unopened: true,
  },
  "south-africa-sahpra": {
    name: "South African Health Products Regulatory Authority (SAHPRA)",
    url: "https://www.sahpra.org.za/",
    unopened: true,
  },
  "south-africa-eskom": { name: "Eskom, South Africa", url: "https://www.eskom.co.za/", unopened: true },
  "south-africa-water": {
    name: "Department of Water and Sanitation, South Africa",
    url: "https://www.dws.gov.za/",
    unopened: true,
  },
  "south-africa-weather": {
    name: "South African Weather Service",
    url: "https://www.weathersa.co.za/",
    unopened: true,
  },
  "south-africa-airports": {
    name: "Airports Company South Africa",
    url: "https://www.airports.co.za/",
    unopened: true,
  },
  // Nigeria
  "nigeria-immigration-service": { name: "Nigeria Immigration Service", url: "https://immigration.gov.ng/" },
  "nigeria-population-commission": {
    name: "National Population Commission, Nigeria",
    url: "https://nationalpopulation.gov.ng/",
  },
  "nigeria-nbs": { name: "National Bureau of Statistics, Nigeria", url: "https://www.nigerianstat.gov.ng/" },
  "central-bank-of-nigeria": { name: "Central Bank of Nigeria", url: "https://www.cbn.gov.ng/" },
  "nigeria-nipc": { name: "Nigerian Investment Promotion Commission", url: "https://www.nipc.gov.ng/" },
  "nigeria-cac": { name: "Corporate Affairs Commission, Nigeria", url: "https://www.cac.gov.ng/" },
  "nigeria-housing-ministry": {
    name: "Federal Ministry of Housing and Urban Development, Nigeria",
    url: "https://fmhud.gov.ng/",
  },
  "nigeria-nhia": { name: "National Health Insurance Authority, Nigeria", url: "https://www.nhia.gov.ng/" },
  "nigeria-education-ministry": { name: "Federal Ministry of Education, Nigeria", url: "https://education.gov.ng/" },
  "nigeria-nafdac": {
    name: "National Agency for Food and Drug Administration and Control (NAFDAC), Nigeria",
    url: "https://nafdac.gov.ng/",
  },
  "nigeria-frsc": { name: "Federal Road Safety Corps, Nigeria", url: "https://frsc.gov.ng/", unopened: true },
  "nigeria-naqs": {
    name: "Nigeria Agricultural Quarantine Service",
    url: "https://naqs.gov.ng/",
    unopened: true,
  },
  "lagos-lirs": { name: "Lagos State Internal Revenue Service", url: "https://etax.lirs.net/", unopened: true },
  // Morocco
  "morocco-consular-service": {
    name: "Ministry of Foreign Affairs, Morocco: consular service",
    url: "https://www.consulat.ma/",
  },
  "morocco-dgsn": { name: "General Directorate of National Security, Morocco", url: "https://www.dgsn.gov.ma/" },
  "morocco-hcp": { name: "High Commission for Planning, Morocco", url: "https://www.hcp.ma/" },
  "bank-al-maghrib": { name: "Bank Al-Maghrib", url: "https://www.bkam.ma/" },
  "morocco-amdie": {
    name: "Moroccan Investment and Export Development Agency (AMDIE)",
    url: "https://www.amdie.gov.ma/",
  },
  "morocco-ancfcc": { name: "Land Registry and Cadastre Agency, Morocco", url: "https://www.ancfcc.gov.ma/" },
  "morocco-cnss": { name: "National Social Security Fund, Morocco", url: "https://www.cnss.ma/" },
  "morocco-education-ministry": { name: "Ministry of National Education, Morocco", url: "https://www.men.gov.ma/" },
  "morocco-employment-ministry": {
    name: "Ministry of Economic Inclusion and Employment, Morocco",
    url: "https://miepeec.gov.ma/",
  },
  "morocco-narsa": { name: "National Road Safety Agency (NARSA), Morocco", url: "https://khadamat.narsa.gov.ma/" },
  "morocco-justice-ministry": {
    name: "Ministry of Justice, Morocco",
    url: "https://www.justice.gov.ma/",
    unopened: true,
  },
  "morocco-onssa": {
    name: "National Food Safety Office (ONSSA), Morocco",
    url: "https://www.onssa.gov.ma/",
    unopened: true,
  },
  // Senegal
  "senegal-foreign-ministry": { name: "Ministry of Foreign Affairs, Senegal", url: "https://www.diplomatie.gouv.sn/" },
  "senegal-interior-ministry": { name: "Ministry of the Interior, Senegal", url: "https://www.interieur.gouv.sn/" },
  "senegal-ansd": { name: "National Agency of Statistics and Demography, Senegal", url: "https://www.ansd.sn/" },
  bceao: { name: "Central Bank of West African States (BCEAO)", url: "https://www.bceao.int/" },
  "senegal-apix": { name: "APIX, investment promotion agency of Senegal", url: "https://investinsenegal.com/" },
  "senegal-dgid": { name: "Tax and Lands Directorate, Senegal", url: "https://www.impotsetdomaines.gouv.sn/" },
  "senegal-health-ministry": { name: "Ministry of Health, Senegal", url: "https://www.sante.gouv.sn/" },
  "senegal-education-ministry": {
    name: "Ministry of National Education, Senegal",
    url: "https://www.education.gouv.sn/",
  },
  "senegal-labor-directorate": {
    name: "Directorate of Labor and Social Security, Senegal",
    url: "https://dgtss.gouv.sn/",
    unopened: true,
  },
  "senegal-livestock-ministry": {
    name: "Ministry of Agriculture, Food Sovereignty and Livestock, Senegal",
    url: "https://agriculture.gouv.sn/",
    unopened: true,
  },
  "senegal-road-transport": {
    name: "Directorate of Road Transport, Senegal",
    url: "https://www.transports.gouv.sn/",
    unopened: true,
  },
  // Mauritius
  "mauritius-passport-office": {
    name: "Passport and Immigration Office, Mauritius",
    url: "https://passport.govmu.org/",
  },
  "mauritius-edb": { name: "Economic Development Board, Mauritius", url: "https://www.edbmauritius.org/" },
  "mauritius-residency": { name: "Residency Mauritius (Economic Development Board)", url: "https://residency.mu/" },
  "mauritius-statistics": { name: "Statistics Mauritius", url: "https://statsmauritius.govmu.org/" },
  "bank-of-mauritius": { name: "Bank of Mauritius", url: "https://www.bom.mu/" },
  "mauritius-health-ministry": { name: "Ministry of Health, Mauritius", url: "https://health.govmu.org/" },
  "mauritius-education-ministry": { name: "Ministry of Education, Mauritius", url: "https://education.govmu.org/" },
  "mauritius-home-affairs": { name: "Home Affairs Division, Mauritius: citizenship", url: "https://dha.govmu.org/" },
  "mauritius-government": {
    name: "Government of Mauritius: police, labor, water and electricity",
    url: "https://govmu.org/",
  },
  "mauritius-veterinary-services": {
    name: "Ministry of Agro-Industry, Mauritius: Division of Veterinary Services",
    url: "https://agriculture.govmu.org/",
    unopened: true,
  },
  // Egypt
  "egypt-evisa": { name: "Egypt e-Visa portal", url: "https://visa2egypt.gov.eg/" },
  "egypt-interior-ministry": { name: "Ministry of Interior, Egypt", url: "https://moi.gov.eg/" },
  "egypt-capmas": {
    name: "Central Agency for Public Mobilization and Statistics (CAPMAS), Egypt",
    url: "https://www.capmas.gov.eg/",
  },
  "central-bank-of-egypt": { name: "Central Bank of Egypt", url: "https://www.cbe.org.eg/" },
  "egypt-gafi": { name: "General Authority for Investment (GAFI), Egypt", url: "https://www.gafi.gov.eg/" },
  "egypt-justice-ministry": {
    name: "Ministry of Justice, Egypt (registration of real estate)",
    url: "https://moj.gov.eg/",
    unopened: true,
  },
  "egypt-health-ministry": { name: "Ministry of Health and Population, Egypt", url: "https://www.mohp.gov.eg/" },
  "egypt-education-ministry": { name: "Ministry of Education, Egypt", url: "https://moe.gov.eg/" },
  "egypt-labor-ministry": { name: "Ministry of Labor, Egypt", url: "https://www.manpower.gov.eg/", unopened: true },
  "egypt-tax-authority": { name: "Egyptian Tax Authority", url: "https://www.eta.gov.eg/", unopened: true },
  // Tanzania, Sierra Leone, Ethiopia, Botswana
  "tanzania-nbs": { name: "National Bureau of Statistics, Tanzania", url: "https://www.nbs.go.tz/" },
  "bank-of-tanzania": { name: "Bank of Tanzania", url: "https://www.bot.go.tz/" },
  "tanzania-tiseza": {
    name: "Tanzania Investment and Special Economic Zones Authority (TISEZA)",
    url: "https://www.tiseza.go.tz/",
    unopened: true,
  },
  "tanzania-kazi": {
    name: "Prime Minister's Office, Tanzania: work permits",
    url: "https://www.kazi.go.tz/",
    unopened: true,
  },
  "tanzania-lands": { name: "Ministry of Lands, Tanzania", url: "https://www.lands.go.tz/", unopened: true },
  "tanzania-moh": { name: "Ministry of Health, Tanzania", url: "https://www.moh.go.tz/", unopened: true },
  "tanzania-moe": { name: "Ministry of Education, Tanzania", url: "https://www.moe.go.tz/", unopened: true },
  "tanzania-tmda": {
    name: "Tanzania Medicines and Medical Devices Authority (TMDA)",
    url: "https://www.tmda.go.tz/",
  },
  "zanzibar-zipa": {
    name: "Zanzibar Investment Promotion Authority (ZIPA)",
    url: "https://zipa.go.tz/",
    unopened: true,
  },
  "tanzania-trade-ministry": { name: "Ministry of Industry and Trade, Tanzania", url: "https://www.viwanda.go.tz/" },
  "sierra-leone-statistics": { name: "Statistics Sierra Leone", url: "https://www.statistics.sl/" },
  "bank-of-sierra-leone": { name: "Bank of Sierra Leone", url: "https://www.bsl.gov.sl/" },
  "sierra-leone-immigration": { name: "Sierra Leone Immigration Department", url: "https://slid.gov.sl/" },
  "ethiopia-statistics": { name: "Ethiopian Statistical Service", url: "https://ess.gov.et/" },
  "national-bank-of-ethiopia": { name: "National Bank of Ethiopia", url: "https://nbe.gov.et/" },
  "ethiopia-revenues": { name: "Ministry of Revenues, Ethiopia", url: "https://www.mor.gov.et/", unopened: true },
  "ethiopia-labor-ministry": {
    name: "Ministry of Labor and Skills, Ethiopia",
    url: "https://mols.gov.et/",
    unopened: true,
  },
  "ethiopia-health-ministry": { name: "Ministry of Health, Ethiopia", url: "https://www.moh.gov.et/", unopened: true },
  "ethiopia-fda": { name: "Ethiopian Food and Drug Authority", url: "https://www.efda.gov.et/", unopened: true },
  "botswana-statistics": { name: "Statistics Botswana", url: "https://www.statsbots.org.bw/" },
  "bank-of-botswana": { name: "Bank of Botswana", url: "https://www.bankofbotswana.bw/" },
  // Customs: importing a car
  "ghana-gra": { name: "Ghana Revenue Authority", url: "https://gra.gov.gh/" },
  "kenya-kra": { name: "Kenya Revenue Authority", url: "https://kra.go.ke/" },
  "south-africa-itac": {
    name: "International Trade Administration Commission, South Africa",
    url: "https://www.itac.org.za/",
  },
  "tanzania-tra": { name: "Tanzania Revenue Authority", url: "https://www.tra.go.tz/" },
  "mauritius-mra": { name: "Mauritius Revenue Authority", url: "https://www.mra.mu/" },
  "egypt-customs": { name: "Egyptian Customs Authority", url: "https://www.customs.gov.eg/" },
  "sierra-leone-work-permits": {
    name: "Work Permit Bureau, Sierra Leone (ministry of employment)",
    url: "https://www.labour.gov.sl/",
    unopened: true,
  },
  "sierra-leone-oarg": {
    name: "Administrator and Registrar General, Sierra Leone (land)",
    url: "https://oarg.gov.sl/",
    unopened: true,
  },
  "sierra-leone-slrsa": {
    name: "Road Safety Authority, Sierra Leone",
    url: "https://slrsa.gov.sl/",
    unopened: true,
  },
  "sierra-leone-health": { name: "Ministry of Health, Sierra Leone", url: "https://mohs.gov.sl/", unopened: true },
  "sierra-leone-pharmacy": {
    name: "Pharmacy Board of Sierra Leone",
    url: "https://pharmacyboard.gov.sl/",
    unopened: true,
  },
  "sierra-leone-education": {
    name: "Ministry of Basic and Senior Secondary Education, Sierra Leone",
    url: "https://mbsse.gov.sl/",
    unopened: true,
  },
  "sierra-leone-ewrc": {
    name: "Electricity and Water Regulatory Commission, Sierra Leone",
    url: "https://ewrc.gov.sl/",
    unopened: true,
  },
  "sierra-leone-nra": { name: "National Revenue Authority, Sierra Leone", url: "https://www.nra.gov.sl/" },
  "senegal-customs": { name: "Customs of Senegal", url: "https://www.douanes.sn/" },
  "rwanda-rra": { name: "Rwanda Revenue Authority", url: "https://www.rra.gov.rw/" },
  "ethiopia-customs": { name: "Ethiopian Customs Commission", url: "https://www.ecc.gov.et/" },
  "botswana-burs": { name: "Botswana Unified Revenue Service", url: "https://www.burs.org.bw/" },
  "morocco-adii": { name: "Customs Administration, Morocco", url: "https://www.douane.gov.ma/" },
  "nigeria-customs": { name: "Nigeria Customs Service", url: "https://customs.gov.ng/" },
  // Nationality, where no office above decides on it
  "tanzania-immigration": { name: "Immigration Services Department, Tanzania", url: "https://immigration.go.tz/" },
  "ethiopia-immigration": { name: "Immigration and Citizenship Services, Ethiopia", url: "https://www.ics.gov.et/" },
  "zanzibar-insurance": {
    name: "Zanzibar Insurance Corporation: inbound travel insurance",
    url: "https://visitzanzibar.go.tz/",
    unopened: true,
  },
  "botswana-home-affairs": { name: "Government of Botswana", url: "https://www.gov.bw/" },
  "senegal-justice-ministry": { name: "Ministry of Justice, Senegal", url: "https://justice.sec.gouv.sn/" },
  "morocco-exchange-office": { name: "Office des Changes, Morocco", url: "https://www.oc.gov.ma/" },
  // Taxes of the countries that readers go to, where no office above is the right one
  "nigeria-nrs": { name: "Nigeria Revenue Service", url: "https://www.nrs.gov.ng/", unopened: true },
  "morocco-dgi": { name: "General Tax Directorate (DGI), Morocco", url: "https://www.tax.gov.ma/", unopened: true },
  // Where readers live now
  "us-bls": { name: "US Bureau of Labor Statistics", url: "https://www.bls.gov/" },
  "uk-ons": { name: "Office for National Statistics, UK", url: "https://www.ons.gov.uk/" },
  "canada-statcan": { name: "Statistics Canada", url: "https://www.statcan.gc.ca/" },
  "bank-of-canada": {
    name: "Bank of Canada: daily exchange rates",
    url: "https://www.bankofcanada.ca/rates/exchange/daily-exchange-rates/",
  },
  "bank-of-england": {
    name: "Bank of England: daily spot exchange rates",
    url: "https://www.bankofengland.co.uk/boeapps/database/Rates.asp",
  },
  // Taxes, pensions and papers of the countries that readers leave
  "us-irs": { name: "Internal Revenue Service (IRS), US", url: "https://www.irs.gov/" },
  "us-fincen": { name: "Financial Crimes Enforcement Network (FinCEN), US", url: "https://www.fincen.gov/" },
  "us-ssa": { name: "Social Security Administration, US", url: "https://www.ssa.gov/international/" },
  "us-medicare": { name: "Medicare, US", url: "https://www.medicare.gov/" },
  "us-healthcare-gov": { name: "HealthCare.gov, US", url: "https://www.healthcare.gov/" },
  "us-citizens-abroad": {
    name: "US Department of State: citizens abroad and their children",
    url: "https://travel.state.gov/",
  },
  "uk-hmrc": {
    name: "HM Revenue & Customs (HMRC), UK",
    url: "https://www.gov.uk/government/organisations/hm-revenue-customs",
  },
  "uk-pensions-abroad": {
    name: "Department for Work and Pensions, UK: State Pension abroad",
    url: "https://www.gov.uk/international-pension-centre",
  },
  "uk-nhs": { name: "National Health Service (NHS), UK", url: "https://www.nhs.uk/" },
  "uk-nationality": { name: "Home Office, UK: British citizenship", url: "https://www.gov.uk/browse/citizenship" },
  "uk-student-finance": { name: "Student Finance, UK", url: "https://www.gov.uk/student-finance" },
  "canada-cra": { name: "Canada Revenue Agency (CRA)", url: "https://www.canada.ca/en/revenue-agency.html" },
  "canada-public-pensions": {
    name: "Service Canada: public pensions",
    url: "https://www.canada.ca/en/services/benefits/publicpensions.html",
  },
  "canada-ircc": {
    name: "Immigration, Refugees and Citizenship Canada",
    url: "https://www.canada.ca/en/immigration-refugees-citizenship.html",
  },
  "canada-health": { name: "Health Canada", url: "https://www.canada.ca/en/health-canada.html" },
  "us-visas": {
    name: "US Department of State: visas",
    url: "https://travel.state.gov/content/travel/en/us-visas.html",
  },
  "us-uscis": { name: "US Citizenship and Immigration Services (USCIS)", url: "https://www.uscis.gov/" },
  "uk-visas": { name: "UK Visas and Immigration: family visas", url: "https://www.gov.uk/uk-family-visa" },
  // Papers, votes and benefits of the countries that readers leave
  "us-fbi": {
    name: "Federal Bureau of Investigation (FBI), US: Identity History Summary",
    url: "https://www.fbi.gov/how-we-can-help-you/more-fbi-services-and-information/identity-history-summary-checks",
  },
  "us-authentications": {
    name: "US Department of State: Office of Authentications",
    url: "https://travel.state.gov/content/travel/en/replace-certify-docs/authenticate-your-document/office-of-authentications.html",
  },
  "us-fvap": { name: "Federal Voting Assistance Program, US", url: "https://www.fvap.gov/citizen-voter" },
  "us-cdc": {
    name: "Centers for Disease Control and Prevention (CDC), US: bringing a dog",
    url: "https://www.cdc.gov/importation/dogs/index.html",
  },
  "us-cfpb": {
    name: "Consumer Financial Protection Bureau, US",
    url: "https://www.consumerfinance.gov/",
    unopened: true,
  },
  "uk-moneyhelper": { name: "MoneyHelper, UK", url: "https://www.moneyhelper.org.uk/", unopened: true },
  "canada-fcac": {
    name: "Financial Consumer Agency of Canada",
    url: "https://www.canada.ca/en/financial-consumer-agency.html",
    unopened: true,
  },
  "us-cbp": { name: "US Customs and Border Protection", url: "https://www.cbp.gov/", unopened: true },
  "us-education": { name: "US Department of Education", url: "https://www.ed.gov/" },
  "us-usa-gov": {
    name: "USA.gov: motor vehicle offices of the states",
    url: "https://www.usa.gov/state-motor-vehicle-services",
  },
  "us-vital-records": {
    name: "USA.gov: vital records offices of the states",
    url: "https://www.usa.gov/",
    unopened: true,
  },
  "us-passports": {
    name: "US Department of State: passports",
    url: "https://travel.state.gov/renewonline",
    unopened: true,
  },
  "uk-register-office": {
    name: "General Register Office, England and Wales",
    url: "https://www.gov.uk/bmdcertificates",
    unopened: true,
  },
  "uk-passports": { name: "HM Passport Office, UK", url: "https://www.gov.uk/renew-adult-passport" },
  "canada-register-offices": {
    name: "ServiceOntario, and the registers of the other provinces",
    url: "https://www.ontario.ca/",
    unopened: true,
  },
  "canada-passports": { name: "Passport Canada", url: "https://www.ppt.gc.ca/info/service.aspx" },
  "uk-acro": { name: "ACRO Criminal Records Office, UK", url: "https://www.acro.police.uk/" },
  "uk-legalisation": { name: "Legalisation Office, UK", url: "https://www.gov.uk/get-document-legalised" },
  "uk-elections": { name: "Electoral Commission, UK", url: "https://www.electoralcommission.org.uk/" },
  "uk-dwp": { name: "Department for Work and Pensions, UK", url: "https://www.gov.uk/universal-credit" },
  "uk-pets": { name: "GOV.UK: bringing a pet to Great Britain", url: "https://www.gov.uk/bring-pet-to-great-britain" },
  "uk-schools": {
    name: "Department for Education, UK: school admissions from abroad",
    url: "https://www.gov.uk/guidance/schools-admissions-applications-from-overseas-children",
  },
  "uk-dvla": {
    name: "Driver and Vehicle Licensing Agency (DVLA), UK",
    url: "https://www.gov.uk/renew-driving-licence",
  },
  "canada-rcmp": {
    name: "Royal Canadian Mounted Police (RCMP): criminal record checks",
    url: "https://rcmp.ca/en/criminal-records",
    unopened: true,
  },
  "canada-authentication": {
    name: "Global Affairs Canada: authentication of documents",
    url: "https://www.international.gc.ca/gac-amc/about-a_propos/services/authentication-authentification/index.aspx?lang=eng",
  },
  "canada-elections": { name: "Elections Canada", url: "https://www.elections.ca/" },
  "canada-cbsa": { name: "Canada Border Services Agency", url: "https://www.cbsa-asfc.gc.ca/" },
  "canada-cfia": { name: "Canadian Food Inspection Agency", url: "https://inspection.canada.ca/" },
  "canada-drivetest": { name: "DriveTest, Ontario", url: "https://drivetest.ca/" },
  "canada-education": {
    name: "Council of Ministers of Education, Canada",
    url: "https://www.cmec.ca/",
    unopened: true,
  },
  hcch: { name: "Hague Conference on Private International Law (HCCH)", url: "https://www.hcch.net/" },
  // Weather
  wmo: {
    name: "World Meteorological Organization: weather averages of cities",
    url: "https://worldweather.wmo.int/",
  },
  // Health professions
  "uk-gmc": { name: "General Medical Council, UK", url: "https://www.gmc-uk.org/" },
  "uk-nmc": { name: "Nursing and Midwifery Council, UK", url: "https://www.nmc.org.uk/" },
  "us-nursys": { name: "Nursys: US state boards of nursing", url: "https://www.nursys.com/" },
  "us-fsmb": { name: "Federation of State Medical Boards, US", url: "https://www.fsmb.org/" },
  "canada-fmrac": { name: "Federation of Medical Regulatory Authorities of Canada", url: "https://fmrac.ca/" },
  "ghana-mdc": { name: "Medical and Dental Council, Ghana", url: "https://www.mdcghana.org/" },
  "ghana-nmc": { name: "Nursing and Midwifery Council, Ghana", url: "https://nmc.gov.gh/" },
  "kenya-kmpdc": { name: "Kenya Medical Practitioners and Dentists Council", url: "https://kmpdc.go.ke/" },
  "kenya-nck": { name: "Nursing Council of Kenya", url: "https://nckenya.go.ke/", unopened: true },
  "nigeria-mdcn": {
    name: "Medical and Dental Council of Nigeria",
    url: "https://www.mdcn.gov.ng/",
    unopened: true,
  },
  "nigeria-nmcn": {
    name: "Nursing and Midwifery Council of Nigeria",
    url: "https://www.nmcn.gov.ng/",
  },
  "south-africa-hpcsa": { name: "Health Professions Council of South Africa", url: "https://www.hpcsa.co.za/" },
  "south-africa-sanc": { name: "South African Nursing Council", url: "https://www.sanc.co.za/", unopened: true },
  "rwanda-rmdc": { name: "Rwanda Medical and Dental Council", url: "https://www.rmdc.rw/" },
  "rwanda-ncnm": {
    name: "National Council of Nurses and Midwives, Rwanda",
    url: "https://www.ncnm.rw/",
    unopened: true,
  },
  // Investment, where no office above is the right one
  "ethiopia-investment": {
    name: "Ethiopian Investment Commission",
    url: "https://investethiopia.gov.et/",
    unopened: true,
  },
  "ethiopia-urban-ministry": {
    name: "Ministry of Urban and Infrastructure Development, Ethiopia",
    url: "https://www.mudc.gov.et/",
    unopened: true,
  },
  "sierra-leone-investment": {
    name: "National Investment Board, Sierra Leone",
    url: "https://nib.gov.sl/",
    unopened: true,
  },
  // Directories of embassies, and embassies
  "us-state-department": {
    name: "US Department of State: foreign embassies and consulates, by country",
    url: "https://travel.state.gov/content/travel/en/consularnotification/ConsularNotificationandAccess.html",
  },
  "global-affairs-canada": {
    name: "Global Affairs Canada: foreign representatives in Canada",
    url: "https://www.international.gc.ca/protocol-protocole/reps.aspx?lang=eng",
  },
  "uk-fcdo": {
    name: "Foreign, Commonwealth & Development Office: foreign embassies in the UK (London Diplomatic List)",
    url: "https://www.gov.uk/government/publications/foreign-embassies-in-the-uk",
  },
  "ghana-high-commission-london": {
    name: "Ghana High Commission, London",
    url: "https://www.ghanahighcommissionuk.com/",
  },
  "kenya-embassy-washington": { name: "Embassy of Kenya, Washington, DC", url: "https://kenyaembassydc.org/" },
  "ethiopia-embassy-london": { name: "Embassy of Ethiopia, London", url: "https://ethioembassy.org.uk/" },
  "rwanda-embassy-washington": { name: "Embassy of Rwanda, Washington, DC", url: "https://www.rwandainusa.gov.rw/" },
  "rwanda-high-commission-london": { name: "High Commission of Rwanda, London", url: "https://www.rwandainuk.gov.rw/" },
} as const satisfies Readonly<Record<string, Office>>;

export type OfficeId = keyof typeof OFFICES | TravelAdviceId;
