interface City {
  name: string;
  population: number;
}

const cities: City[] = [
  { name: 'Tokyo', population: 37.4 },
  { name: 'Delhi', population: 30.3 },
  { name: 'Shanghai', population: 27.1 },
];

const largest = (list: City[]): City =>
  list.reduce((best, city) => (city.population > best.population ? city : best));

const report = await Promise.all(cities.map(async (city) => `${city.name}: ${city.population} M`));
console.log(report.join('\n'));
display(largest(cities));
