// What the assembly of a program of one file says of itself.
using System.Reflection;

var assembly = Assembly.GetExecutingAssembly();
Console.WriteLine($"name: {assembly.GetName().Name}");
Console.WriteLine($"title: {assembly.GetCustomAttribute<AssemblyTitleAttribute>()?.Title}");
Console.WriteLine($"product: {assembly.GetCustomAttribute<AssemblyProductAttribute>()?.Product}");
Console.WriteLine($"company: {assembly.GetCustomAttribute<AssemblyCompanyAttribute>()?.Company}");
